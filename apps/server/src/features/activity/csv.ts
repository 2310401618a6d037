import type { ActivityEntry, FieldChange } from '@lensemble/contract/activity';

/** A spreadsheet would run a cell that begins like a formula. */
const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const textOf = (value: FieldChange['from']) =>
  Array.isArray(value) ? value.join('; ') : String(value ?? '');

const change = ({ field, from, to }: FieldChange) => `${field}: ${textOf(from)} -> ${textOf(to)}`;

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

export const csvOf = {
  head: line(['time', 'by', 'what', 'kind', 'title', 'shoot', 'changes']),
  entry: ({ createdAt, author, action, kind, title, shootTitle, fields, lists }: ActivityEntry) =>
    line([
      createdAt,
      author ?? '',
      action,
      kind,
      title ?? '',
      shootTitle ?? '',
      [
        ...fields.map(change),
        ...lists.map((each) =>
          [each.list, each.change, each.name ?? '', each.fields.map(change).join(', ')]
            .filter((part) => part !== '')
            .join(' '),
        ),
      ].join('\n'),
    ]),
};
