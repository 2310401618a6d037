import type { BodyOf } from '@lensemble/contract/endpoint';
import type { addPasskey, signInWithPasskey } from '@lensemble/contract/passkeys';
import { hostedIdentity } from './boot.ts';

/** The person closed the browser's dialog, or it took too long. Nothing happened. */
export class NoPasskeyError extends Error {
  override readonly name = 'NoPasskeyError';
}

/** The device has a passkey of the account already. */
export class PasskeyIsHereError extends Error {
  override readonly name = 'PasskeyIsHereError';
}

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether passkeys can be used here: browsers need https or localhost, and an address with a name. */
export const passkeysWork = () =>
  !hostedIdentity() &&
  window.isSecureContext &&
  typeof window.PublicKeyCredential === 'function' &&
  !IP_ADDRESS.test(window.location.hostname);

/** Loaded on intent. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type Options = Readonly<Record<string, unknown>>;

const known: Readonly<Record<string, new () => Error>> = {
  NotAllowedError: NoPasskeyError,
  AbortError: NoPasskeyError,
  InvalidStateError: PasskeyIsHereError,
};

function refuse(error: unknown): never {
  const Known = error instanceof Error ? known[error.name] : undefined;
  throw Known ? new Known() : error;
}

/**
 * Has the browser make a passkey.
 * @param options those of `beginPasskey`
 * @throws NoPasskeyError, PasskeyIsHereError, Error
 */
export async function makePasskey(options: Options): Promise<BodyOf<typeof addPasskey>> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<
    Library['startRegistration']
  >[0]['optionsJSON'];
  const { id, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}

/**
 * Has the browser ask for a passkey of this place.
 * @param options those of `challengePasskey`
 * @throws NoPasskeyError, Error
 */
export async function askForPasskey(options: Options): Promise<BodyOf<typeof signInWithPasskey>> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as Parameters<
    Library['startAuthentication']
  >[0]['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}
