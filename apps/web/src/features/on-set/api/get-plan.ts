import { getShoot } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import type { KeptPlan } from '@/lib/device/database.ts';
import { confirmAccount } from '@/lib/device/device-account.ts';
import { readPictures, readPlan } from '@/lib/device/kept-plans.ts';
import { ObjectUrls } from '@/lib/device/object-urls.ts';

/** The plan that this device keeps; null for none. */
export const keptPlanQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ['kept-plan', account, id],
    queryFn: async (): Promise<KeptPlan | null> => (await readPlan(account, id)) ?? null,
  });

const pictureUrls = new ObjectUrls();

/** The addresses of the pictures that this device keeps, by their address on the server. The page shows one plan. */
export const keptPicturesQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ['kept-pictures', account, id],
    queryFn: async () => pictureUrls.lookup(await readPictures(account, id)),
    // The addresses belong to this page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The plan as the server has it. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [getShoot.path, id],
    queryFn: async ({ signal }) => {
      await confirmAccount();
      return callApi(getShoot, { params: { id }, signal });
    },
  });
