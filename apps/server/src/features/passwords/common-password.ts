interface Lists {
  readonly all: ReadonlySet<string>;
  /** Short, so that one of its words with an addition is still an early guess. */
  readonly first: ReadonlySet<string>;
}

const FIRST_GUESSES = 2_000;

let loading: Promise<Lists> | undefined;

/** Loaded on first use: a server may run for days without needing the lists. */
async function load(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonestFirst = dictionary['passwords-common'];
  return { all: new Set(commonestFirst), first: new Set(commonestFirst.slice(0, FIRST_GUESSES)) };
}

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** The maximum number of added characters before and after a word. */
const ORNAMENT_MAX = 5;
/** Shorter words match by chance, because the list contains nearly every syllable. */
const WORD_MIN = 4;

const spelled = (text: string) =>
  text.replace(/[@483!|10$57]/g, (letter) => LETTERS[letter] ?? letter);

const has = (list: ReadonlySet<string>, form: string) => list.has(form) || list.has(spelled(form));

/** The words without added digits and symbols. A leading `$` or `1` may be a letter or an addition. */
function ornamentedWords(password: string): string[] {
  const candidates = [password.replace(/^[^a-z]+|[^a-z]+$/g, ''), password.replace(/[^a-z]+$/, '')];
  return candidates.filter(
    (word) => word.length >= WORD_MIN && password.length - word.length <= ORNAMENT_MAX,
  );
}

/** Whether a password is common, literally or with usual changes: `Password1!`, `P@ssw0rd`, `Qwerty123!`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  const { all, first } = await loading;
  const lower = password.toLowerCase();
  const withoutSymbols = lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  if (has(all, lower) || (withoutSymbols.length >= WORD_MIN && has(all, withoutSymbols)))
    return true;
  const words = ornamentedWords(lower);
  return words.some((word) => has(first, word));
}
