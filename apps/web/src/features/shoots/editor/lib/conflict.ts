import { statusWords } from '@lensemble/contract/shoot-status';
import { formatDate, formatDuration, formatTime } from '@/lib/format.ts';
import type { EditorForm } from './editor-form.ts';
import type { NameOf } from './faces.ts';
import type { FormParticipant } from './form-links.ts';
import type { Reminder } from './reminder.ts';
import { reminderLabels } from './reminder.ts';
import { colorName } from './swatches.ts';

const fields = [
  'title',
  'status',
  'date',
  'time',
  'timeZone',
  'durationMinutes',
  'reminder',
  'locationId',
  'description',
  'costumeIds',
  'propIds',
  'participants',
  'equipment',
  'color',
  'instagramLinks',
] as const satisfies readonly (keyof EditorForm)[];

export type ConflictField = (typeof fields)[number];
export type Side = 'mine' | 'theirs';
export type Picks = Readonly<Partial<Record<ConflictField, Side>>>;

export const conflictLabels: Readonly<Record<ConflictField, string>> = {
  title: 'Title',
  status: 'Status',
  date: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  durationMinutes: 'Duration',
  reminder: 'Reminder',
  locationId: 'Location',
  description: 'Description',
  costumeIds: 'Costumes',
  propIds: 'Props',
  participants: 'Crew',
  equipment: 'Equipment',
  color: 'Color',
  instagramLinks: 'Instagram',
};

const many: readonly ConflictField[] = ['costumeIds', 'propIds', 'instagramLinks'];

/** Whether one says of them that they "are". */
export function isPlural(fields: readonly ConflictField[]): boolean {
  return fields.length > 1 || fields.some((field) => many.includes(field));
}

/** The fields in which two forms differ, in the order of the editor. Blanks around text are no difference. */
export function differingFields(a: EditorForm, b: EditorForm): readonly ConflictField[] {
  return fields.filter((field) => comparable(a, field) !== comparable(b, field));
}

function comparable(form: EditorForm, field: ConflictField): string {
  const value = form[field];
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}

/**
 * A sensible start for choosing field by field: mine where I changed something, theirs where only they did.
 *
 * @param base what I started from
 */
export function suggestedPicks(base: EditorForm, mine: EditorForm, theirs: EditorForm): Picks {
  const touched = new Set(differingFields(base, mine));
  return Object.fromEntries(
    differingFields(mine, theirs).map((field) => [field, touched.has(field) ? 'mine' : 'theirs']),
  );
}

/** Theirs with my fields where I picked mine. What stands in the link field stays. */
export function mergeForms(mine: EditorForm, theirs: EditorForm, picks: Picks): EditorForm {
  const picked = fields.filter((field) => picks[field] !== 'theirs');
  const own = Object.fromEntries(picked.map((field) => [field, mine[field]]));
  return { ...theirs, ...own, linkDraft: mine.linkDraft };
}

/** A field's value in words. */
export function fieldText(form: EditorForm, field: ConflictField, nameOf: NameOf): string {
  return texts[field](form, nameOf) || 'Empty';
}

const texts: Readonly<Record<ConflictField, (form: EditorForm, nameOf: NameOf) => string>> = {
  title: (form) => form.title.trim(),
  status: (form) => statusWords[form.status].label,
  date: (form) => (form.date ? formatDate(form.date) : ''),
  time: (form) => (form.time ? formatTime(form.time) : ''),
  timeZone: (form) => form.timeZone.replaceAll('_', ' '),
  durationMinutes: (form) => formatDuration(form.durationMinutes),
  reminder: (form) => reminderText(form.reminder),
  locationId: ({ locationId }, nameOf) => (locationId ? nameOf('locations', locationId) : ''),
  description: (form) => form.description.trim(),
  costumeIds: ({ costumeIds }, nameOf) => lines(costumeIds, (id) => nameOf('costumes', id)),
  propIds: ({ propIds }, nameOf) => lines(propIds, (id) => nameOf('props', id)),
  participants: ({ participants }, nameOf) =>
    lines(participants, (person) => `${participantName(person, nameOf)}, ${person.role}`),
  equipment: ({ equipment }, nameOf) =>
    lines(equipment, ({ equipmentId, quantity }) => {
      const name = nameOf('equipment', equipmentId);
      return quantity > 1 ? `${name} ×${quantity}` : name;
    }),
  color: (form) => colorName(form.color),
  instagramLinks: (form) => form.instagramLinks.join('\n'),
};

function lines<Entry>(list: readonly Entry[], text: (entry: Entry) => string): string {
  return list.map(text).join('\n');
}

/** The name of somebody of the crew, or of somebody who is in no list. */
export function participantName(person: FormParticipant, nameOf: NameOf): string {
  return person.personnelId === null
    ? (person.name ?? '')
    : nameOf('personnel', person.personnelId);
}

/** `1 hour before`, or the day and the time of a custom one. */
function reminderText(reminder: Reminder): string {
  if (reminder.choice !== 'custom') return reminderLabels[reminder.choice];
  if (!reminder.date || !reminder.time) return 'Custom';
  return `${formatDate(reminder.date)}, ${formatTime(reminder.time)}`;
}

/** The given fields as plain text, for the clipboard. */
export function asPlainText(
  form: EditorForm,
  which: readonly ConflictField[],
  nameOf: NameOf,
): string {
  return which
    .map((field) => `${conflictLabels[field]}: ${fieldText(form, field, nameOf)}`)
    .join('\n');
}

/** What somebody else has changed, in a sentence. */
export function changedMeanwhile(before: EditorForm, after: EditorForm): string {
  const names = differingFields(before, after).map((field) => conflictLabels[field].toLowerCase());
  const what = names.length > 0 ? `its ${list.format(names)}` : 'it';
  return `Somebody has changed ${what} meanwhile.`;
}

const list = new Intl.ListFormat('en');
