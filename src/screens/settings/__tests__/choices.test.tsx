/** Settings are read back from the store, whoever wrote them. */
import { readSettings, usualSettings } from '../choices';

test('an empty store gives the usual settings', () => {
  expect(readSettings({})).toEqual(usualSettings);
});

test('what was chosen is read back', () => {
  const chosen = {
    theme: 'dark',
    textSize: 'largest',
    speed: 'off',
    sounds: false,
    haptics: false,
    confirmMoves: true,
    language: 'en',
  } as const;
  expect(readSettings(chosen)).toEqual(chosen);
});

test('a value that makes no sense takes the usual one and spoils no other', () => {
  const read = readSettings({ theme: 'sepia', textSize: 12, speed: null, sounds: 'yes', haptics: false });
  expect(read).toEqual({ ...usualSettings, haptics: false });
});
