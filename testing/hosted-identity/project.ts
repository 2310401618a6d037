import { randomUUID } from 'node:crypto';
import { newKey, type SigningKey, signToken, signWithSecret } from './tokens.ts';
import {
  claimsOf,
  type HostedPerson,
  type NewPerson,
  newPerson,
  presented,
  TOKEN_SECONDS,
} from './users.ts';

/** The project's settings and failures. Tests change them at any time. */
export interface Conditions {
  /** Treats every address as confirmed. */
  autoconfirm: boolean;
  external: Record<string, boolean>;
  away: boolean;
  /** Responds to a correct password without a session. */
  withoutSession: boolean;
  /** Signs with this shared secret instead of a key. */
  jwtSecret: string | undefined;
  /** The user at the sign-in provider; undefined: the user denies consent. */
  atProvider: NewPerson | undefined;
}

/** A file, or the status and location that the storage answers with instead. */
export type BucketFile = Buffer | { readonly status: number; readonly location?: string };

export interface Project extends Conditions {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** The published keys. The last one signs. */
  readonly keys: SigningKey[];
  readonly people: HostedPerson[];
  readonly mails: { readonly email: string; readonly type: string; readonly link: string }[];
  /** The files of the public bucket `shoot-images`, by path. */
  readonly files: Map<string, BucketFile>;
  /** The keys and tokens that came with requests for files. */
  readonly keysSent: string[];
  /** All requests, as `METHOD path`. */
  readonly asked: string[];
}

export function newProject(url: string, given: Partial<Conditions>): Project {
  return {
    autoconfirm: true,
    external: { email: true, google: true, facebook: true, github: true },
    away: false,
    withoutSession: false,
    jwtSecret: undefined,
    atProvider: undefined,
    ...given,
    url,
    anonKey: `anon-${randomUUID()}`,
    serviceRoleKey: `service-${randomUUID()}`,
    keys: [newKey()],
    people: [],
    mails: [],
    files: new Map(),
    keysSent: [],
    asked: [],
  };
}

export function addPerson(project: Project, given: NewPerson): HostedPerson {
  const person = newPerson(given);
  project.people.push(person);
  return person;
}

export function tokenOf(
  project: Project,
  person: HostedPerson,
  claims: object = {},
  header: object = {},
): string {
  const sessionId = randomUUID();
  person.sessions.add(sessionId);
  const all = { ...claimsOf(person, `${project.url}/auth/v1`, sessionId), ...claims };
  if (project.jwtSecret) return signWithSecret(project.jwtSecret, all, header);
  return signToken(project.keys.at(-1) ?? newKey(), all, header);
}

/** A refresh token works once. */
export function refreshTokenOf(person: HostedPerson): string {
  const token = randomUUID().slice(0, 12);
  person.refreshTokens.add(token);
  return token;
}

export function sessionOf(project: Project, person: HostedPerson) {
  return {
    access_token: tokenOf(project, person),
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + TOKEN_SECONDS,
    refresh_token: refreshTokenOf(person),
    user: presented(person),
  };
}

export function hostedEnv(project: Project): Record<string, string> {
  return {
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
  };
}
