import { fileURLToPath } from 'node:url';

/** The app's fonts, and fallback fonts for characters that they lack. */
const fonts = {
  body: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  display: import.meta.resolve(
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  ),
  /** Latin, Cyrillic, Greek, Hebrew and Japanese. */
  wide: import.meta.resolve('@expo-google-fonts/m-plus-1p/400Regular/MPLUS1p_400Regular.ttf'),
  wideBold: import.meta.resolve('@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf'),
  hangul: import.meta.resolve(
    '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  ),
  hangulBold: import.meta.resolve(
    '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
  ),
  thai: import.meta.resolve(
    '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  ),
  thaiBold: import.meta.resolve(
    '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  ),
  arabic: import.meta.resolve(
    '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  ),
  arabicBold: import.meta.resolve(
    '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  ),
  emoji: import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
};
export type FontName = keyof typeof fonts;
export const fontNames = Object.keys(fonts) as FontName[];

export const fontFile = (name: FontName): string => fileURLToPath(fonts[name]);

/** Figtree Bold for word processors, which do not use the weights between regular and bold. */
export const wordBoldFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
);
