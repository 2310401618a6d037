import {
  isLanguage,
  type Language,
  languages,
  PSEUDO,
  SOURCE,
} from '@lensemble/messages/languages';
import { z } from 'zod';
import { SettingError } from '../setting-error.ts';

const offered = z.string().transform((text, context): Language[] => {
  const given = text.split(',').map((each) => each.trim());
  const known = given.filter(isLanguage);
  if (known.length === given.length && known.includes(SOURCE)) return [...new Set(known)];
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

export const languageSettings = { LANGUAGES: offered.default([...languages]) };
type Read = z.infer<z.ZodObject<typeof languageSettings>>;

export const languageAdvice: Record<keyof Read, string> = {
  LANGUAGES:
    'LANGUAGES must list en and any of de, es, fr and ja, for example LANGUAGES=en,de; en-XA, for tests, only with a PUBLIC_URL on this machine.',
};

/** @throws SettingError for the pseudo-language on a server that people use */
export function readLanguages({ LANGUAGES: languages }: Read, publicUrl: string): Language[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (languages.includes(PSEUDO) && !isLocal) throw new SettingError(languageAdvice.LANGUAGES);
  return languages;
}
