import { and, eq } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { datePolls } from '../../../db/schema/date-polls.ts';

export type OfTeam = Pick<TeamScope, 'teamId'>;

export interface OfShoot extends OfTeam {
  readonly shootId: string;
}

export const isPoll = ({ teamId, shootId }: OfShoot) =>
  and(eq(datePolls.teamId, teamId), eq(datePolls.shootId, shootId));
