import { fill } from './fill.ts';
import { type Language, localeOf, PSEUDO, SOURCE } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { translations } from './sentence-translations.ts';
import { en, type Sentence } from './sentences/en.ts';

interface Pattern {
  readonly sentence: Sentence;
  readonly names: readonly string[];
  readonly matcher: RegExp;
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(sentence: Sentence): Pattern {
  const parts = sentence.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) => (index % 2 === 1 ? '(.+)' : literal(part))).join('');
  return { sentence, names, matcher: new RegExp(`^${source}$`) };
}

const plain = new Set<string>(en.filter((sentence) => !sentence.includes('{')));
/** The longest first, because the shorter ones match more. */
const patterns = en
  .filter((sentence) => sentence.includes('{'))
  .toSorted((a, b) => b.length - a.length)
  .map(patternOf);

/** Longer than every sentence. Expressions must not run on more. */
const LENGTH_MAX = 500;

function find(
  text: string,
): { sentence: Sentence; values: Record<string, string | number> } | undefined {
  if (plain.has(text)) return { sentence: text as Sentence, values: {} };
  if (text.length > LENGTH_MAX) return undefined;
  for (const { sentence, names, matcher } of patterns) {
    const found = matcher.exec(text)?.slice(1);
    if (!found) continue;
    const values = names.map((name, index) => [name, valueIn(found[index] ?? '')] as const);
    return { sentence, values: Object.fromEntries(values) };
  }
  return undefined;
}

/** Numbers with groups, such as `5,000`, are written as the language does. */
const valueIn = (text: string): string | number =>
  /^\d{1,3}(,\d{3})+$/.test(text) ? Number(text.replaceAll(',', '')) : text;

/** Whether the catalog has an English sentence, also with values. */
export const isSentence = (text: string): boolean => find(text) !== undefined;

/**
 * An English sentence of the contract or the server in another language. The English sentence is the key, because schemas
 * and refusals are made before the reader is known. A sentence that the catalog does not have stays as it is.
 */
export function translate(text: string, language: Language): string {
  if (language === SOURCE) return text;
  if (language === PSEUDO) return pseudo(text);
  const found = find(text);
  return found
    ? fill(translations[language][found.sentence], localeOf(language), found.values)
    : text;
}
