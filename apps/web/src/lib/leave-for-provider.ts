import type { Provider } from '@lensemble/contract/boot';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { startProvider } from '@lensemble/contract/providers';
import { callApi } from './api.ts';

/** Leaves for a provider that signs people in; the way back leads to `/auth/callback`. An ApiError where there is none. */
export async function leaveForProvider(
  provider: Provider,
  body: BodyOf<typeof startProvider>,
): Promise<void> {
  const { url } = await callApi(startProvider, { params: { provider }, body, on401: 'keep' });
  window.location.assign(url);
}
