import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api.ts';
import { queriesOfShoot } from './affected-queries.ts';

/** Tells the screens of a shoot that it is gone: what the server would answer, without a request. */
export function markGone(client: QueryClient, shootId: string): void {
  const error = new ApiError(404, '', '');
  for (const queryKey of queriesOfShoot(shootId))
    for (const query of client.getQueryCache().findAll({ queryKey }))
      query.setState({ status: 'error', error });
}
