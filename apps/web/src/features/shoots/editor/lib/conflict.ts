import { statusWords } from '@lensemble/contract/shoot-status';
import { formatDate, formatDuration, formatTime } from '@/lib/format.ts';
import type { EditorForm } from './editor-form.ts';
import type { NameOf } from './faces.ts';
import type { FormEquipment, FormParticipant } from './form-links.ts';
import type { Reminder } from './reminder.ts';
import { reminderLabels } from './reminder.ts';
import { colorName } from './swatches.ts';

/** What the editor shows of a shoot, in its order. */
export const fields = [
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

/** A field's value as a text that is the same where the field says the same. */
export function comparable(form: EditorForm, field: ConflictField): string {
  const value = form[field];
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
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
    lines(participants, (person) => participantText(person, nameOf)),
  equipment: ({ equipment }, nameOf) => lines(equipment, (item) => equipmentText(item, nameOf)),
  color: (form) => colorName(form.color),
  instagramLinks: (form) => form.instagramLinks.join('\n'),
};

function lines<Entry>(list: readonly Entry[], text: (entry: Entry) => string): string {
  return list.map(text).join('\n');
}

/** Who somebody is and what they do, with the address of somebody who is not of the crew. */
export function participantText(person: FormParticipant, nameOf: NameOf): string {
  const { role, email } = person;
  return [participantName(person, nameOf), role, email].filter(Boolean).join(', ');
}

/** `Lamp ×2` */
export function equipmentText({ equipmentId, quantity }: FormEquipment, nameOf: NameOf): string {
  const name = nameOf('equipment', equipmentId);
  return quantity > 1 ? `${name} ×${quantity}` : name;
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

/** What somebody else has changed, in a sentence. */
export function changedMeanwhile(before: EditorForm, after: EditorForm): string {
  const names = differingFields(before, after).map((field) => conflictLabels[field].toLowerCase());
  const what = names.length > 0 ? `its ${list.format(names)}` : 'it';
  return `Somebody has changed ${what} meanwhile.`;
}

/** What of other people's work was merged into a save, by its fields; undefined where nothing was. */
export function mergedText(taken: ReadonlySet<ConflictField>): string | undefined {
  if (taken.size === 0) return undefined;
  const labels = fields.filter((field) => taken.has(field)).map((field) => conflictLabels[field]);
  return `Merged with the changes of your team: ${labels.join(', ')}`;
}

const list = new Intl.ListFormat('en');
