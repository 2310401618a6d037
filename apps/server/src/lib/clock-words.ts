import { formatTime } from '@lensemble/contract/clock';
import { type Language, localeOf } from '@lensemble/messages/languages';

/** A wall-clock time (`HH:MM`) for readers: `3:30 PM` in English, `15:30` in the other languages. */
export const clockWords = (time: string, language: Language): string =>
  formatTime(time, localeOf(language));
