import { expect } from 'vitest';
import { makeAuthenticator } from './authenticator.ts';
import type { Client } from './client.ts';

const PASSKEYS = '/api/auth/passkeys';

type Authenticator = ReturnType<typeof makeAuthenticator>;
export type PasskeyOptions = Parameters<Authenticator['create']>[0];

/** The options in an answer to the first request of a ceremony. */
export const optionsOf = (body: unknown) => (body as { options: PasskeyOptions }).options;

export const beginPasskey = async (client: Client) =>
  optionsOf((await client.post(`${PASSKEYS}/begin`, {})).body);

/** Adds a passkey of a device to the account of the client. */
export async function addPasskey(
  client: Client,
  device = makeAuthenticator(),
): Promise<{ readonly id: string; readonly device: Authenticator }> {
  const made = await client.post(PASSKEYS, device.create(await beginPasskey(client)));
  expect(made.status).toBe(200);
  return { id: (made.body as { id: string }).id, device };
}
