import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { BodyOf } from '@lensemble/contract/endpoint';
import type { addPasskey, signInWithPasskey } from '@lensemble/contract/passkeys';

/** What the browser and its device say, if it is not what they should say. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device has verified the person. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
  readonly [name: string]: unknown;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey on a device, as WebAuthn Level 3 describes it, with an ES256 key. */
export function makeAuthenticator(publicUrl = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { origin, hostname } = new URL(publicUrl);
  let counter = 0;
  let userHandle = '';

  const authenticatorData = (flags: number, deviation: Deviation, more = Buffer.alloc(0)) => {
    const { rpId = hostname, isVerified = true } = deviation;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviation.counter ?? ++counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([all]), count, more]);
  };

  return {
    /** Answers `beginPasskey`. */
    create(options: Options, deviation: Deviation = {}): BodyOf<typeof addPasskey> {
      userHandle = options.user?.id ?? '';
      const idLength = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(HAS_KEY, deviation, key);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(
          clientData('webauthn.create', options.challenge, deviation.origin ?? origin),
        ),
        attestationObject: base64url(attestationObject(data)),
      };
    },
    /** Answers `challengePasskey`. */
    get(options: Options, deviation: Deviation = {}): BodyOf<typeof signInWithPasskey> {
      const client = clientData('webauthn.get', options.challenge, deviation.origin ?? origin);
      const data = authenticatorData(0, deviation);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      };
    },
  };
}

/** CBOR: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function coseKey(publicKey: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const head = Buffer.from('a5010203262001', 'hex');
  const [forX, forY] = [Buffer.from('215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, forX, bytes(x), forY, bytes(y)]);
}

/** CBOR: `{"fmt": "none", "attStmt": {}, "authData": …}`. */
function attestationObject(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([head, length, data]);
}
