import type { Provider } from '@lensemble/contract/boot';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { startProvider } from '@lensemble/contract/providers';
import { callApi } from '../calls/api.ts';

/**
 * Leaves the page for a sign-in provider, which returns to `/auth/callback`.
 * @throws ApiError if the provider is not configured
 */
export async function leaveForProvider(
  provider: Provider,
  body: BodyOf<typeof startProvider>,
): Promise<void> {
  const { url } = await callApi(startProvider, { params: { provider }, body, on401: 'keep' });
  window.location.assign(url);
}
