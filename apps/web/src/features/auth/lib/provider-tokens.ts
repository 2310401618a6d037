import type { PersonName } from '@lensemble/contract/split-name';
import { refusalWords } from '@lensemble/messages/web/sign-in-refusals';

/** A provider's tokens from the fragment (implicit flow), as `POST /api/auth/set-session` accepts them. */
export interface ProviderTokens {
  access_token: string;
  refresh_token: string | null;
  /** Unix time in seconds. */
  expires_at: number | null;
}

/** Reads the tokens of a fragment, with or without its `#`; undefined without an access token. */
export function readTokens(fragment: string): ProviderTokens | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const accessToken = given.get('access_token');
  if (!accessToken) return undefined;
  return {
    access_token: accessToken,
    refresh_token: given.get('refresh_token') || null,
    expires_at: secondsOf(given.get('expires_at')),
  };
}

export function isRecovery(fragment: string): boolean {
  const type = new URLSearchParams(fragment.replace(/^#/, '')).get('type');
  return type === 'recovery' && readTokens(fragment) !== undefined;
}

/** The message for a fragment without tokens. It never shows text from the address, which anyone can forge. */
export function failureIn(fragment: string): string {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if (given.get('error_code') === 'otp_expired') return refusalWords('linkNotValid');
  if (given.get('error') === 'access_denied') return refusalWords('canceled');
  return refusalWords('notCompleted');
}

function secondsOf(text: string | null): number | null {
  const seconds = Number(text || Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

interface Named {
  full_name?: unknown;
  name?: unknown;
  user_metadata?: Named | null;
}

/** The full name or the name in a provider's user or token claims. */
export function nameOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const { user_metadata: metadata, full_name, name }: Named = source;
  const names = [metadata?.full_name, metadata?.name, full_name, name];
  return names.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '') as
    | string
    | undefined;
}

/** The first and last name that a person typed when signing up with the hosted identity. */
export function typedNameOf(claims: unknown): PersonName | undefined {
  const { user_metadata: metadata }: { user_metadata?: unknown } = Object(claims);
  const { first_name: firstName, last_name: lastName }: Record<string, unknown> = Object(metadata);
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return undefined;
  return firstName.trim() && lastName.trim() ? { firstName, lastName } : undefined;
}

export function emailOf(claims: unknown): string | undefined {
  const { email }: { email?: unknown } = Object(claims);
  return typeof email === 'string' && email !== '' ? email : undefined;
}

/** The claims of a token, without verification. Use them only for display and initial values. */
export function claimsOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}
