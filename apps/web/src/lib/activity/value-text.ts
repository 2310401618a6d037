import type { ActivityEntry, ActivityValue, FieldChange } from '@lensemble/contract/activity';
import type { ActivityField } from '@lensemble/contract/activity-kinds';
import { formatHour } from '@lensemble/contract/clock-hour';
import { activityWords } from '@lensemble/messages/web/activity';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { costumeStatusNames } from '../catalogues/costume-status-names.ts';
import { statusNames } from '../shoots/status-names.ts';
import { roleWords } from '../teams/roles.ts';
import { formatLongDate } from '../time/long-dates.ts';
import { formatMoment } from '../time/moments.ts';
import { roleName } from '../words/role-names.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR = /^\d\d:\d\d$/;

type Names = Readonly<Record<string, string>>;

const statuses: Names = { ...statusNames };
const costumeStatuses: Names = { ...costumeStatusNames };
const roles: Names = { ...roleWords };

/** The words of the screen for stored values of a field. */
const names: Readonly<Partial<Record<ActivityField, Names>>> = {
  kind: {
    shot: shotListWords('shotKind'),
    makeup: shotListWords('makeup'),
    travel: shotListWords('travel'),
    food: shotListWords('food'),
    other: shotListWords('other'),
  },
  state: {
    open: activityWords('stateOpen'),
    done: activityWords('stateDone'),
    skipped: activityWords('stateSkipped'),
  },
  answer: {
    yes: activityWords('yes'),
    maybe: activityWords('maybe'),
    no: activityWords('no'),
  },
  dayContact: {
    name: activityWords('contactName'),
    phone: activityWords('contactPhone'),
  },
};

function namesOf(kind: ActivityEntry['kind'], field: ActivityField): Names | undefined {
  if (field === 'status') return kind === 'costumes' ? costumeStatuses : statuses;
  if (field === 'role' && (kind === 'member' || kind === 'invitation')) return roles;
  return names[field];
}

/** A recorded value in the words of the screen. @param kind of the entry */
export function valueText(
  kind: ActivityEntry['kind'],
  field: FieldChange['field'],
  value: ActivityValue,
): string {
  if (value === null || value === '') return activityWords('nothing');
  if (value === true) return activityWords('yes');
  if (value === false) return activityWords('no');
  if (Array.isArray(value)) return value.join(', ') || activityWords('nothing');
  const text = String(value);
  const name = namesOf(kind, field)?.[text];
  if (name !== undefined) return name;
  if (field === 'role') return roleName(text);
  if (MOMENT.test(text)) return formatMoment(text);
  if (DAY.test(text)) return formatLongDate(text, true);
  return HOUR.test(text) ? formatHour(text) : text;
}
