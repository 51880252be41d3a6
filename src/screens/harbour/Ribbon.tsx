/** A swallow-tailed ribbon across a picture's corner. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

const TAIL = 12;

export function Ribbon({ label }: { readonly label: string }) {
  const { colours } = useTheme();
  const [{ width, height }, setBox] = useState({ width: 0, height: 0 });
  return (
    <View style={styles.place}>
      <View style={styles.ribbon} onLayout={({ nativeEvent }) => setBox(nativeEvent.layout)}>
        {width > 0 ? (
          <View aria-hidden style={StyleSheet.absoluteFill}>
            <Svg width={width} height={height}>
              <Path d={`M0 0H${width}L${width - TAIL} ${height / 2}L${width} ${height}H0Z`} fill={colours.ribbon} />
              <Path
                d={`M0 4H${width - 7}M0 ${height - 4}H${width - 7}`}
                stroke={colours.onRibbon}
                strokeWidth={1}
                strokeDasharray="5 3"
                opacity={0.55}
              />
            </Svg>
          </View>
        ) : null}
        <Text kind="label" tone="onRibbon">
          {label}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, right: 0, top: space.snug, alignItems: 'flex-start' },
  ribbon: {
    maxWidth: '100%',
    paddingVertical: space.tight + 2,
    paddingLeft: space.base,
    paddingRight: space.base + TAIL,
  },
});
