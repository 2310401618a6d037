import { useState } from 'react';
import { areDraftsOver, DRAFT_PREFIX, tabStorage } from './drafts.ts';

/** The line that a member is writing to the crew of a shoot or a convention. It survives a failed send and a reload of the tab. */
export function useLineDraft(id: string) {
  const key = `${DRAFT_PREFIX}call-line:${id}`;
  const [line, setLine] = useState(() => readDraft(key));
  const write = (next: string) => {
    setLine(next);
    keepDraft(key, next);
  };
  return [line, write] as const;
}

/** Storage may be blocked or full. */
function readDraft(key: string): string {
  try {
    return tabStorage()?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(key: string, line: string): void {
  if (areDraftsOver()) return;
  try {
    if (line === '') tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, line);
  } catch {}
}
