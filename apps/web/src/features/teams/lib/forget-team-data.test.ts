import { getProfile } from '@lensemble/contract/profile';
import { listTeams } from '@lensemble/contract/teams';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetTeamData } from './forget-team-data.ts';

test('what was read for a team is gone, watched or not, and the user’s own data stays', () => {
  const client = new QueryClient();
  for (const key of ['/api/shoots', '/api/props', getProfile.path, listTeams.path])
    client.setQueryData([key], [key]);
  const watched = new QueryObserver(client, { queryKey: ['/api/props'], enabled: false });
  const stop = watched.subscribe(() => {});
  forgetTeamData(client);
  expect(client.getQueryData(['/api/shoots'])).toBeUndefined();
  expect(watched.getCurrentResult().data).toBeUndefined();
  expect(client.getQueryData([getProfile.path])).toBeDefined();
  expect(client.getQueryData([listTeams.path])).toBeDefined();
  stop();
});
