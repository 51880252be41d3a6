// What code may not say: chance and clocks in pure rooms, raw widgets outside the kit, words outside the catalogue.

const because = (names, message) => names.map((name) => ({ name, message }));

const outside = 'Rules and bots know no clock, no chance and no environment: take what you need as a parameter.';

export const impureGlobals = because(
  [
    ...['Date', 'performance', 'crypto', 'process', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'Intl'],
    ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'require'],
    ...['window', 'document', 'navigator', 'localStorage', 'globalThis', 'global', 'console', '__DEV__'],
  ],
  outside,
);

/** The runner drives a search in the background: it needs timers and a worker, but no chance of its own. */
export const runnerGlobals = impureGlobals.filter(
  ({ name }) => !['performance', 'setTimeout', 'Worker', 'globalThis'].includes(name),
);

export const impureProperties = [
  { object: 'Math', property: 'random', message: 'Draw from the seeded generator in the state.' },
  ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'].map((property) => ({
    property,
    message: 'The answer depends on the device: compare and write plainly.',
  })),
];

/** Widgets of React Native that the kit wraps. */
export const rawWidgets = {
  importNames: [
    ...['Text', 'TextInput', 'Button', 'Pressable', 'Switch', 'Modal', 'Alert', 'ActivityIndicator', 'Image'],
    ...['TouchableOpacity', 'TouchableHighlight', 'TouchableWithoutFeedback', 'TouchableNativeFeedback'],
    'useColorScheme',
  ],
  message: 'Use the kit in src/ui: it knows theme, text size and spoken labels.',
};

const catalogue = 'Words come from the catalogue (src/i18n or the game’s words.ts).';
const letters = '/[A-Za-z\\u00C0-\\u024F]/';
const spoken = '/^(accessibilityLabel|accessibilityHint|aria-label|label|title|placeholder|message|caption|hint)$/';

/** Elements whose content is read; a style sheet is not. */
const shown = ':matches(JSXElement[openingElement.name.name!="style"], JSXFragment)';

/** Text that a player would read or hear, written straight into a component. */
export const wordsInComponents = [
  `JSXText[value=${letters}]`,
  `${shown} > JSXExpressionContainer > Literal[value=${letters}]`,
  `${shown} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
  `JSXAttribute[name.name=${spoken}] > Literal[value=${letters}]`,
  `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > Literal[value=${letters}]`,
  `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
].map((selector) => ({ selector, message: catalogue }));

/** Tests that would pass without running. */
export const sleepingTests = [
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|failing)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'Every test runs, always.',
  },
];
