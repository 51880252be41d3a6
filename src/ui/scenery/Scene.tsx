/** The frame of a picture: fills its box by cropping, keeps its middle in sight, and stays out of the spoken tree. */
import { useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

interface SceneProps {
  readonly width: number;
  readonly height: number;
  /** The picture's own measures; covers are drawn on 800 × 500 with all that matters within x 150-650 and y 80-420. */
  readonly size?: readonly [width: number, height: number];
  readonly children: ReactNode;
}

export function Scene({ width, height, size = [800, 500], children }: SceneProps) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.frame, { width, height }]}
    >
      <Svg width={width} height={height} viewBox={`0 0 ${size[0]} ${size[1]}`} preserveAspectRatio="xMidYMid slice">
        {children}
      </Svg>
    </View>
  );
}

/** Ids for gradients and clips that stay apart when the same picture is on screen twice. */
export function useArtId(): (name: string) => string {
  const prefix = `art${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  return (name) => `${prefix}-${name}`;
}

const styles = StyleSheet.create({ frame: { overflow: 'hidden', pointerEvents: 'none' } });
