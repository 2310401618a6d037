import type { SampleData, SampleKind } from '@lensemble/contract/sample-data';

const nouns = {
  shoots: ['shoot', 'shoots'],
  personnel: ['crew member', 'crew members'],
  locations: ['location', 'locations'],
  costumes: ['costume', 'costumes'],
  props: ['prop', 'props'],
  equipment: ['piece of equipment', 'pieces of equipment'],
} as const satisfies Record<SampleKind, readonly [one: string, many: string]>;

const kinds = Object.keys(nouns) as readonly SampleKind[];

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a removal deletes, in one sentence. */
export function goesWords(goes: SampleData['goes']): string {
  const parts = kinds
    .filter((kind) => goes[kind] > 0)
    .map((kind) => `${goes[kind]} ${nouns[kind][goes[kind] === 1 ? 0 : 1]}`);
  if (parts.length === 0) return 'You have changed or use all of it, so nothing is deleted.';
  return `This deletes ${list.format(parts)}. This action cannot be undone.`;
}

/** What stays, in one sentence; undefined for nothing. */
export function staysWords(stays: readonly string[]): string | undefined {
  if (stays.length === 0) return undefined;
  return `What you have changed stays, with everything that it uses: ${list.format(stays)}.`;
}
