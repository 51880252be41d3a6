/** The typefaces, bundled with the app. */
import { AlegreyaSans_400Regular } from '@expo-google-fonts/alegreya-sans/400Regular';
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { IMFellEnglish_400Regular } from '@expo-google-fonts/im-fell-english/400Regular';
import { IMFellEnglish_400Regular_Italic } from '@expo-google-fonts/im-fell-english/400Regular_Italic';
import { loadAsync } from 'expo-font';

import { fonts } from '@/ui/theme';

/** Without its faces the app is still readable in the system's, so a failure is told and passed over. */
export async function loadFaces(): Promise<void> {
  try {
    await loadAsync({
      [fonts.text]: AlegreyaSans_400Regular,
      [fonts.textMedium]: AlegreyaSans_500Medium,
      [fonts.textBold]: AlegreyaSans_700Bold,
      [fonts.title]: IMFellEnglish_400Regular,
      [fonts.titleItalic]: IMFellEnglish_400Regular_Italic,
    });
  } catch (error) {
    console.warn('The typefaces could not be loaded:', error);
  }
}
