import { diffArrays } from 'diff';

/** A part of a text that stayed, was removed or was added. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Longer texts are compared as a whole: the time rises with the product of their lengths. */
const WORDS_MAX = 400;
/** Texts that share less than this part of their words are other texts. */
const ALIKE = 0.3;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

const isWord = (text: string) => /\p{L}|\p{N}/u.test(text);
const wordCount = (texts: readonly string[]) => texts.filter(isWord).length;

/** Which words two texts share, word by word; undefined if they have too little in common to compare them. */
export function wordDiff(from: string, to: string): readonly DiffPart[] | undefined {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (before.length > WORDS_MAX || after.length > WORDS_MAX) return undefined;
  const parts = diffArrays(before, after).flatMap((run) =>
    run.value.map((text): DiffPart => ({ kind: kindOf(run), text })),
  );
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const most = Math.max(wordCount(before), wordCount(after));
  if (wordCount(same) < Math.max(1, most * ALIKE)) return undefined;
  return joined(parts);
}

function kindOf({
  added,
  removed,
}: Readonly<Record<'added' | 'removed', boolean>>): DiffPart['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

/** Joins neighbors of the same kind. Between two changes, what is removed comes before what is added. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    if (removed) all.push({ kind: 'removed', text: removed });
    if (added) all.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text.trim() === '' && isBetweenChanges(parts, index)) {
      // A space between two changed words changes with them.
      removed += text;
      added += text;
    } else {
      settle();
      const last = all.at(-1);
      if (last?.kind === 'same') all[all.length - 1] = { kind, text: last.text + text };
      else all.push({ kind, text });
    }
  });
  settle();
  return all;
}

const isBetweenChanges = (parts: readonly DiffPart[], index: number) => {
  const [before, after] = [parts[index - 1], parts[index + 1]];
  return (
    before !== undefined && before.kind !== 'same' && after !== undefined && after.kind !== 'same'
  );
};

/** How much of what stayed shows beside a change, in characters. */
const BESIDE = 80;

/** Leaves out what stayed far from each change, so that long texts begin with what changed. */
export function nearChanges(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map((part, index) => {
    const { kind, text } = part;
    const [before, after] = [index > 0 ? BESIDE : 0, index < parts.length - 1 ? BESIDE : 0];
    if (kind !== 'same' || text.length <= before + after + BESIDE) return part;
    const segments = segmenter.segment(text);
    const end = segments.containing(before)?.index ?? 0;
    const start = segments.containing(text.length - after)?.index ?? text.length;
    return { kind, text: `${text.slice(0, end).trimEnd()} … ${text.slice(start).trimStart()}` };
  });
}
