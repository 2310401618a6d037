import { randomUUID } from 'node:crypto';
import type { SigningKey } from './tokens.ts';
import { newKey, signToken, signWithSecret } from './tokens.ts';
import type { HostedPerson, NewPerson } from './users.ts';
import { claimsOf, newPerson, presented, TOKEN_SECONDS } from './users.ts';

/** How the project is set up, and what is wrong with it. Tests change it as they go. */
export interface Conditions {
  /** Takes every address for confirmed. */
  autoconfirm: boolean;
  /** Whom it lets people sign in through. */
  external: Record<string, boolean>;
  /** Answers everything with 503. */
  away: boolean;
  /** Answers a right password without a session. */
  withoutSession: boolean;
  /** Signs with a shared secret in place of a key. */
  jwtSecret: string | undefined;
  /** Who is signed in at the provider that people are sent to; undefined: they say no there. */
  atProvider: NewPerson | undefined;
}

/** A project of the service, with everything in it. */
export interface Project extends Conditions {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** The keys that it publishes; the last one signs. */
  readonly keys: SigningKey[];
  readonly people: HostedPerson[];
  /** The mails that it sent, with the link that each has. */
  readonly mails: { readonly email: string; readonly type: string; readonly link: string }[];
  /** What was asked of it, as `METHOD path`. */
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
    asked: [],
  };
}

export function addPerson(project: Project, given: NewPerson): HostedPerson {
  const person = newPerson(given);
  project.people.push(person);
  return person;
}

/** A token of somebody, with other claims or another header where given. */
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

/** What whoever signs in gets. */
export function sessionOf(project: Project, person: HostedPerson) {
  return {
    access_token: tokenOf(project, person),
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + TOKEN_SECONDS,
    refresh_token: randomUUID().slice(0, 12),
    user: presented(person),
  };
}

/** The settings as a server reads them from its environment. */
export function hostedEnv(project: Project): Record<string, string> {
  return {
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
  };
}
