/** The ring around what the keyboard is on: one rule for the whole page, in the light's colour. */
import { useTheme } from '../theme';

export function FocusRing() {
  const { colours } = useTheme();
  return (
    <style>{`:focus-visible{outline:3px solid ${colours.focus}!important;outline-offset:2px!important}html,body{background:${colours.page}}`}</style>
  );
}
