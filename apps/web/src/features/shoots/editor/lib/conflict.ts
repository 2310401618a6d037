import { formatTime } from '@lensemble/contract/clock';
import { pageLocale } from '@lensemble/messages/page-language';
import { aroundWords } from '@lensemble/messages/web/around-shoot';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { shootFieldsWords } from '@lensemble/messages/web/shoot-fields';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { conventionText } from '@/lib/conventions/conventions.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { formatDate, formatDuration } from '@/lib/time/format.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { aroundText } from './around-shoot.ts';
import type { EditorForm } from './editor-form.ts';
import type { NameOf } from './faces.ts';
import type { FormEquipment, FormParticipant } from './form-links.ts';
import { peopleKeys } from './people-keys.ts';
import { type Reminder, reminderLabels } from './reminder.ts';
import { colorName } from './swatches.ts';
import { zoneInWords } from './zone-words.ts';

/** The fields that can conflict. `linkDraft` cannot: it is not stored. */
export type ConflictField = Exclude<keyof EditorForm, 'linkDraft'>;

export const conflictLabels: Readonly<Record<ConflictField, string>> = {
  title: shootFieldsWords('title'),
  status: shootFieldsWords('status'),
  date: shootFieldsWords('date'),
  time: shootFieldsWords('time'),
  timeZone: shootFieldsWords('timeZone'),
  durationMinutes: shootFieldsWords('duration'),
  setUpMinutes: aroundWords('set-up'),
  strikeMinutes: aroundWords('strike'),
  reminder: shootFieldsWords('reminder'),
  locationId: shootFieldsWords('location'),
  secondLocationId: shootFieldsWords('secondLocation'),
  convention: shootFieldsWords('convention'),
  description: shootFieldsWords('description'),
  costumeIds: shootFieldsWords('costumes'),
  propIds: shootFieldsWords('props'),
  participants: shootFieldsWords('crew'),
  dayContact: shootFieldsWords('dayContact'),
  equipment: shootFieldsWords('equipment'),
  color: shootFieldsWords('color'),
  instagramLinks: shootFieldsWords('instagram'),
};

/** The names within a sentence. */
const nouns: Readonly<Record<ConflictField, string>> = {
  title: shootFieldsWords('inTitle'),
  status: shootFieldsWords('inStatus'),
  date: shootFieldsWords('inDate'),
  time: shootFieldsWords('inTime'),
  timeZone: shootFieldsWords('inTimeZone'),
  durationMinutes: shootFieldsWords('inDuration'),
  setUpMinutes: shootFieldsWords('inSetUp'),
  strikeMinutes: shootFieldsWords('inStrike'),
  reminder: shootFieldsWords('inReminder'),
  locationId: shootFieldsWords('inLocation'),
  secondLocationId: shootFieldsWords('inSecondLocation'),
  convention: shootFieldsWords('inConvention'),
  description: shootFieldsWords('inDescription'),
  costumeIds: shootFieldsWords('inCostumes'),
  propIds: shootFieldsWords('inProps'),
  participants: shootFieldsWords('inCrew'),
  dayContact: shootFieldsWords('inDayContact'),
  equipment: shootFieldsWords('inEquipment'),
  color: shootFieldsWords('inColor'),
  instagramLinks: shootFieldsWords('inInstagram'),
};

/** `the time`. Other languages leave out the article, because it depends on the sentence. */
export const fieldInSentence = (field: ConflictField): string =>
  shootFieldsWords('the', { field: nouns[field] });

/** In the order of the editor. */
export const fields = Object.keys(conflictLabels) as ConflictField[];

const many: readonly ConflictField[] = ['costumeIds', 'propIds', 'instagramLinks'];

/** Whether the fields take a plural verb. */
export function isPlural(fields: readonly ConflictField[]): boolean {
  return fields.length > 1 || fields.some((field) => many.includes(field));
}

/** The fields that differ, in the order of the editor. Ignores leading and trailing blanks. */
export function differingFields(a: EditorForm, b: EditorForm): readonly ConflictField[] {
  return fields.filter((field) => comparable(a, field) !== comparable(b, field));
}

/** A field's value as a string for comparison, without leading and trailing blanks. */
export function comparable(form: EditorForm, field: ConflictField): string {
  const value = form[field];
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}

export function fieldText(form: EditorForm, field: ConflictField, nameOf: NameOf): string {
  return texts[field](form, nameOf) || shootFieldsWords('empty');
}

const texts: Readonly<Record<ConflictField, (form: EditorForm, nameOf: NameOf) => string>> = {
  title: (form) => form.title.trim(),
  status: (form) => statusNames[form.status],
  date: (form) => (form.date ? formatDate(form.date) : ''),
  time: (form) => (form.time ? formatTime(form.time) : ''),
  timeZone: (form) => zoneInWords(form.timeZone, form),
  durationMinutes: (form) => formatDuration(form.durationMinutes),
  setUpMinutes: (form) => aroundText(form.setUpMinutes),
  strikeMinutes: (form) => aroundText(form.strikeMinutes),
  reminder: (form) => reminderText(form.reminder),
  locationId: ({ locationId }, nameOf) => (locationId ? nameOf('locations', locationId) : ''),
  secondLocationId: ({ secondLocationId: id }, nameOf) => (id ? nameOf('locations', id) : ''),
  convention: ({ convention }) => (convention ? conventionText(convention) : ''),
  description: (form) => form.description.trim(),
  costumeIds: ({ costumeIds }, nameOf) => lines(costumeIds, (id) => nameOf('costumes', id)),
  propIds: ({ propIds }, nameOf) => lines(propIds, (id) => nameOf('props', id)),
  participants: ({ participants }, nameOf) =>
    lines(participants, (person) => participantText(person, nameOf)),
  dayContact: dayContactText,
  equipment: ({ equipment }, nameOf) => lines(equipment, (item) => equipmentText(item, nameOf)),
  color: (form) => colorName(form.color),
  instagramLinks: (form) => form.instagramLinks.join('\n'),
};

function lines<Entry>(list: readonly Entry[], text: (entry: Entry) => string): string {
  return list.map(text).join('\n');
}

/** The participant's name and role, a guest's address, and a call time of their own. */
export function participantText(person: FormParticipant, nameOf: NameOf): string {
  const { role, email, callTime } = person;
  const time = callTime && formatTime(callTime);
  return joinWithCommas(
    [participantName(person, nameOf), roleName(role), email, time].flatMap((part) => part || []),
  );
}

/** `Lamp ×2` */
export function equipmentText({ equipmentId, quantity }: FormEquipment, nameOf: NameOf): string {
  const name = nameOf('equipment', equipmentId);
  return quantity > 1 ? `${name} ×${quantity}` : name;
}

export function participantName(person: FormParticipant, nameOf: NameOf): string {
  return person.personnelId === null
    ? (person.name ?? '')
    : nameOf('personnel', person.personnelId);
}

/** `Mira, with phone number`. Empty if the contact no longer takes part. */
function dayContactText({ participants, dayContact }: EditorForm, nameOf: NameOf): string {
  const person = dayContact && participants[peopleKeys(participants).indexOf(dayContact.person)];
  if (!person) return '';
  const name = participantName(person, nameOf);
  return dayContact.showsPhone ? shootFieldsWords('withPhone', { name }) : name;
}

/** `1 hour before`, or the date and time of a custom reminder. */
function reminderText(reminder: Reminder): string {
  if (reminder.choice !== 'custom') return reminderLabels[reminder.choice];
  if (!reminder.date || !reminder.time) return shootScheduleWords('custom');
  return shootFieldsWords('dateAndTime', {
    date: formatDate(reminder.date),
    time: formatTime(reminder.time),
  });
}

/** A sentence that names the fields another member has changed. */
export function changedMeanwhile(before: EditorForm, after: EditorForm): string {
  const names = differingFields(before, after).map((field) => nouns[field]);
  if (names.length === 0) return shootFieldsWords('changedSomehow');
  return shootFieldsWords('changedMeanwhile', { fields: list.format(names) });
}

/** Text about the fields that a save has merged from other members; undefined if there are none. */
export function mergedText(taken: ReadonlySet<ConflictField>): string | undefined {
  if (taken.size === 0) return undefined;
  const labels = fields.filter((field) => taken.has(field)).map((field) => conflictLabels[field]);
  return editorSavingWords('merged', { fields: joinWithCommas(labels) });
}

const list = new Intl.ListFormat(pageLocale);
