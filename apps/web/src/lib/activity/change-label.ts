import type { CommentedChange } from '@lensemble/contract/comments';
import { fieldNames, kindNames, listNames } from './names.ts';

/** What a change was about, without values: its fields, and the entries of its lists together by what they are. */
export function changeLabel({ kind, title, fields, lists }: CommentedChange): string {
  const entries = new Map<string, string[]>();
  for (const { list, name, fields: changed } of lists) {
    const [field, ...others] = changed;
    const what = field !== undefined && others.length === 0 ? fieldNames[field] : listNames[list];
    entries.set(what, [...(entries.get(what) ?? []), ...(name === null ? [] : [name])]);
  }
  const parts = [
    ...fields.map((field) => fieldNames[field]),
    ...[...entries].map(([what, names]) =>
      names.length === 0 ? what : `${what}: ${names.join(', ')}`,
    ),
  ];
  // A shoot is the one that is open.
  const subject = kind === 'shoot' ? [] : [title ?? kindNames[kind]];
  const all = [...subject, ...parts];
  return all.length === 0 ? kindNames[kind] : all.join(' · ');
}
