/** One real button over a place of the board: touched, spoken, reached by the keyboard. What leads on is lit. */
import type { LayoutRectangle } from 'react-native';
import { StyleSheet, View } from 'react-native';

import { Touchable } from '../kit/Touchable';
import { pigment } from '../scenery/palette';
import { radius } from '../theme';

interface PlaceButtonProps extends LightProps {
  readonly box: LayoutRectangle;
  readonly label: string;
  /** Out of the tab order while something else leads on. */
  readonly skipTab: boolean;
  /** The arrow keys walk along the path. */
  readonly onStep: (step: number) => void;
  readonly onPress: () => void;
}

export function PlaceButton({ box, label, skipTab, onStep, onPress, ...light }: PlaceButtonProps) {
  return (
    <Touchable
      label={label}
      selected={light.isTouched}
      skipTab={skipTab}
      keys={{
        ArrowRight: () => onStep(1),
        ArrowUp: () => onStep(1),
        ArrowLeft: () => onStep(-1),
        ArrowDown: () => onStep(-1),
      }}
      onPress={onPress}
      style={[styles.place, { left: box.x, top: box.y, width: box.width, height: box.height }]}
    >
      <Light {...light} />
    </Touchable>
  );
}

/** The nth button of those in a view (web only: a native view has no children to find). */
export function focusAt(holder: View | null, index: number): void {
  const children = (holder as unknown as { children?: ArrayLike<{ focus?: () => void }> } | null)?.children;
  children?.[index]?.focus?.();
}

interface LightProps {
  readonly isTouched: boolean;
  readonly isOpen: boolean;
  readonly isHinted: boolean;
  /** Only rivals could be moved from here: lit in another way than one's own. */
  readonly isRival: boolean;
  /** Somebody would land here. */
  readonly lands: boolean;
}

function Light(props: LightProps) {
  const { isTouched, isOpen, isHinted, isRival, lands } = props;
  if (!isTouched && !isOpen && !isHinted && !lands) return null;
  const colour = colourOf(props);
  return (
    <View
      style={[
        styles.light,
        {
          borderColor: colour,
          borderStyle: isRival && !isTouched ? 'dashed' : 'solid',
          borderWidth: isTouched || isHinted ? 4 : 2.5,
          boxShadow: isTouched || isOpen ? `inset 0px 0px 10px ${colour}` : 'none',
        },
      ]}
    />
  );
}

/** The board has its own light, so these do not follow the theme. */
const TOUCHED = '#8fd0f5';
const LANDING = '#79d3c0';

function colourOf({ isTouched, isOpen, isHinted, isRival }: LightProps): string {
  if (isTouched) return TOUCHED;
  if (isHinted) return pigment.flame;
  if (isRival) return pigment.foam;
  return isOpen ? pigment.lamp : LANDING;
}

const styles = StyleSheet.create({
  place: { position: 'absolute', minWidth: 0, minHeight: 0, padding: 2 },
  light: { flex: 1, borderRadius: radius.card, pointerEvents: 'none' },
});
