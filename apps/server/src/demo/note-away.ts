import type { TeamScope } from '../access/scope.ts';
import { awayDays } from '../db/schema/away.ts';
import type { Deps } from '../deps.ts';
import { dateIn } from './days.ts';
import type { Catalogues } from './prepare.ts';

/** Notes the days on which crew members are away. */
export async function noteAway(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  { crew }: Catalogues,
): Promise<void> {
  await orm.insert(awayDays).values(
    Object.values(crew).flatMap(({ id: personnelId, away }) => {
      if (!away) return [];
      const [first, last] = away;
      return { teamId, personnelId, firstDay: dateIn(first), lastDay: dateIn(last) };
    }),
  );
}
