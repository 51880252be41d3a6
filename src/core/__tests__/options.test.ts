/** Options: each kind of value in and out of its range, and options nobody knows. */
import { unknownOption, valueProblem, type OptionSpec, type OptionValue } from '../options';

const toggle: OptionSpec = { kind: 'toggle', name: 'storm', usual: false };
const number: OptionSpec = { kind: 'number', name: 'segments', min: 4, max: 8, usual: 6 };
const choice: OptionSpec = { kind: 'choice', name: 'story', values: ['jailbreak', 'open'], usual: 'open' };
const seat: OptionSpec = { kind: 'seat', name: 'first', usual: 'random' };
const text: OptionSpec = { kind: 'text', name: 'layout', values: ['6,7'], usual: '6,7', sample: () => '7,6' };

test.each<[OptionSpec, OptionValue]>([
  [toggle, true],
  [toggle, false],
  [number, 4],
  [number, 8],
  [choice, 'jailbreak'],
  [seat, 'random'],
  [seat, 'p1'],
  [seat, 'p3'],
  [text, 'anything: texts are the game’s to judge'],
])('%j takes %j', (spec, value) => {
  expect(valueProblem(spec, value, 3)).toBeNull();
});

test.each<[OptionSpec, OptionValue, string]>([
  [toggle, 1, 'Option "storm" must be on or off; got 1.'],
  [number, 9, 'Option "segments" must be a whole number 4-8; got 9.'],
  [number, 3, 'Option "segments" must be a whole number 4-8; got 3.'],
  [number, 4.5, 'Option "segments" must be a whole number 4-8; got 4.5.'],
  [number, NaN, 'Option "segments" must be a whole number 4-8; got NaN.'],
  [number, '6', 'Option "segments" must be a whole number 4-8; got 6.'],
  [choice, 'closed', 'Option "story" must be one of jailbreak, open; got closed.'],
  [seat, 'p4', 'Option "first" must be random or p1-p3; got p4.'],
  [seat, 0, 'Option "first" must be random or p1-p3; got 0.'],
  [text, 67, 'Option "layout" must be a text; got 67.'],
])('%j refuses %j and says why', (spec, value, sentence) => {
  expect(valueProblem(spec, value, 3)).toBe(sentence);
});

test('an option nobody knows is named, with those that are known', () => {
  expect(unknownOption([toggle, number], { storm: true, hook: 1 })).toEqual({
    id: 'unknown-option',
    option: 'hook',
    sentence: 'There is no option "hook"; known are storm, segments.',
  });
  expect(unknownOption([toggle], { constructor: 1 })?.option).toBe('constructor');
  expect(unknownOption([toggle], {})).toBeNull();
});
