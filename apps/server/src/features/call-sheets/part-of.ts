import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';

/** The number of characters of costume names that one line holds well. */
const NAMES_MAX = 160;

/** The role and costumes of a participant: `Model · wears Morgan le Fay, Nimue`. */
export function partOf(role: string, wears: readonly string[], language: Language): string {
  if (wears.length === 0) return role;
  const say = callSheets(language);
  const shown = firstOf(wears);
  const costumes = shown.join(', ');
  const count = wears.length - shown.length;
  return count > 0 ? say('wearsMore', { role, costumes, count }) : say('wears', { role, costumes });
}

function firstOf(names: readonly string[]): readonly string[] {
  let room = NAMES_MAX;
  const end = names.findIndex((name, index) => {
    room -= name.length;
    return index > 0 && room < 0;
  });
  return end < 0 ? names : names.slice(0, end);
}
