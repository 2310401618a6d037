import { TOTP_DIGITS } from '@lensemble/contract/constants';
import { Secret, TOTP } from 'otpauth';

/** As RFC 6238 recommends, and as all apps expect. */
const FORM = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one, because clocks differ and typing takes time. */
const WINDOW = 1;

/** A new secret in base 32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What a QR code tells an app. */
export const urlOf = (secret: string, email: string) =>
  new TOTP({ ...FORM, issuer: 'Lensemble', label: email, secret }).toString();

/** The time step of a code; undefined if it is not a code of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const given = { ...FORM, secret: Secret.fromBase32(secret), token: code, timestamp };
  const delta = TOTP.validate({ ...given, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ ...FORM, timestamp }) + delta;
}
