import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock } from '@lensemble/contract/zoned-time';
import type { Language } from '@lensemble/messages/languages';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { shortPlanOf } from '../call-sheets/service.ts';
import { senderNames } from '../mailboxes/service.ts';
import type { ListedRow } from './rows/participant-row.ts';
import { callOf, knownPlanOf } from './standing.ts';

interface About {
  readonly shoot: ShootDetail;
  readonly row: ListedRow;
  /** The id of the sender. */
  readonly by: string;
  readonly language: Language;
}

/** What the email to a participant is about. */
export async function aboutCall(
  orm: Deps['orm'],
  scope: TeamScope,
  { shoot, row, by, language }: About,
) {
  const { title, schedule } = shortPlanOf(shoot, language);
  const { asked } = row;
  return {
    title,
    name: row.name,
    plan: row.plan,
    known: knownPlanOf(row),
    state: callOf(row).state,
    zone: schedule?.zone,
    // While the date is voted on, none is to be noted.
    hasEvent: schedule !== undefined && !asked,
    asked: asked && {
      answerBy: asked.deadline && wallClock(new Date(asked.deadline), shoot.timeZone).date,
    },
    language,
    ...(await senderNames(orm, scope, by)),
  };
}
