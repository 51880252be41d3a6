/** How much larger the phone's text-size setting asks for: 1 is 100 %. */
import { useWindowDimensions } from 'react-native';

export function useSystemTextScale(): number {
  return useWindowDimensions().fontScale;
}
