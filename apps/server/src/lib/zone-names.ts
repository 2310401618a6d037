import { type Language, localeOf } from '@lensemble/messages/languages';

type Style = NonNullable<Intl.DateTimeFormatOptions['timeZoneName']>;

/** The name of a zone at a moment: `GMT+9` (`shortOffset`), `Japan Standard Time` (`long`). */
export function zoneName(moment: Date, timeZone: string, style: Style, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: style });
  const part = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

/** Whether a name is only an offset: `GMT+3`, in French `UTC+3`. */
export const isOffset = (name: string): boolean => /^(GMT|UTC)/.test(name);
