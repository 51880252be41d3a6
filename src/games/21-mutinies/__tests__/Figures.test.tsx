/** The pictures of the rules: every figure the rules name can be drawn, the whole map among them. */
import { render, screen } from '@testing-library/react-native';
import Svg from 'react-native-svg';

import { startWords } from '@/i18n/words';
import { ThemeProvider } from '@/ui/theme';

import Figures from '../Figures';
import { twentyOneMutinies } from '../index';

jest.setTimeout(60_000);
startWords('en', [twentyOneMutinies]);

test.each(['map', 'jewels', 'rows', 'treasures', 'cards'])('figure %s is drawn', (name) => {
  render(
    <ThemeProvider look={{ theme: 'dark', textSize: 1, speed: 'normal' }}>
      <Figures name={name} width={360} />
    </ThemeProvider>,
  );
  expect(screen.UNSAFE_root.findAllByType(Svg).length).toBeGreaterThan(0);
});

test('a figure nobody drew is left out', () => {
  render(<Figures name="kraken" width={360} />);
  expect(screen.toJSON()).toBeNull();
});
