import type { Convention } from '@lensemble/contract/conventions';
import { editorConventionWords } from '@lensemble/messages/web/editor-convention';
import { queryClient } from '@/lib/calls/query-client.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { listConventionsQuery } from './list-conventions.ts';

interface OfShoot {
  readonly id: string;
  readonly meetingPointId: string | null;
}

export const meetingPointIn = (convention: Convention | undefined, id: string | null) =>
  convention?.meetingPoints.find((point) => point.id === id);

/** The name of a convention and of the meeting point, as far as they are known. */
export function conventionText({ id, meetingPointId }: OfShoot): string {
  const list = queryClient.getQueryData(listConventionsQuery.queryKey);
  const convention = list?.find((each) => each.id === id);
  const name = convention?.name ?? editorConventionWords('unknown');
  const point = meetingPointIn(convention, meetingPointId);
  return joinWithCommas([name, ...(point ? [point.name] : [])]);
}
