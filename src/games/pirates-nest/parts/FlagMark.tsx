/** A small flag on a pole: pirates in the Nest. */
import Svg, { Path } from 'react-native-svg';

export function FlagMark({ size, colour }: { readonly size: number; readonly colour: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 14 14" aria-hidden>
      <Path d="M2.4 1v12" stroke={colour} strokeWidth={1.6} strokeLinecap="round" />
      <Path d="M3.2 1.6c3-1 5.6 1.2 9.4.2-.8 2-.8 3.6 0 5.6-3.8 1-6.4-1.2-9.4-.2Z" fill={colour} />
    </Svg>
  );
}
