import { REMINDER_NEEDS_DATE_MESSAGE } from '@lensemble/contract/shoots';
import { brokenConstraint } from '../../../db/constraint.ts';
import { invalid } from '../../../http/errors/http-error.ts';

const refusals: Readonly<Record<string, () => Error>> = {
  shoots_location_of_team: () => invalid({ locationId: 'This location was not found' }),
  shoots_second_location_of_team: () =>
    invalid({ secondLocationId: 'This location was not found' }),
  shoots_convention_of_team: () => invalid({ conventionId: 'This convention was not found' }),
  shoots_reminder_needs_date: () => invalid({ reminderTime: REMINDER_NEEDS_DATE_MESSAGE }),
};

/** Turns a violated constraint into the refusal that it stands for. */
export function refuse(error: unknown): never {
  throw refusals[brokenConstraint(error) ?? '']?.() ?? error;
}
