/** Every colour that is set on another can be read: WCAG 2.2, both lights. */
import { accentedGames, accentOf, colours, type Light } from '../colours';
import { blend, contrast } from '../contrast';
import { graphicPairs, textPairs, tints } from '../pairs';
import { crewColours, crews } from '../players';

const lights: Light[] = ['light', 'dark'];

test('the formula agrees with published values', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
});

describe.each(lights)('%s', (light) => {
  const palette = colours[light];

  test.each(textPairs)('text %s on %s is at least 4.5', (on, under) => {
    expect(contrast(palette[on], palette[under])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('graphic %s on %s is at least 3', (on, under) => {
    expect(contrast(palette[on], palette[under])).toBeGreaterThanOrEqual(3);
  });

  test.each(['glow', 'rim'] as const)('text on the page stands the %s', (tint) => {
    const paper = blend(palette[tint], palette.page, tints[tint]);
    for (const tone of ['text', 'textSoft', 'brassText', 'dangerText'] as const) {
      expect(contrast(palette[tone], paper)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(accentedGames)('accent of %s reads on a card, and text reads on it', (game) => {
    const { ink, on } = accentOf(light, game);
    expect(contrast(ink, palette.card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(crews)('crew %s: emblem on its fill, rim on card and page', (crew) => {
    const { fill, on, rim } = crewColours[light][crew];
    expect(contrast(on, fill)).toBeGreaterThanOrEqual(3);
    expect(contrast(rim, palette.card)).toBeGreaterThanOrEqual(3);
    expect(contrast(rim, palette.page)).toBeGreaterThanOrEqual(3);
  });
});

test('a game without an accent gets brass', () => {
  expect(accentOf('light', 'a-sixth-game').ink).toBe(colours.light.brass);
});
