import { randomUUID } from 'node:crypto';
import { addPerson, type Project, sessionOf } from './project.ts';
import { published } from './tokens.ts';
import { type HostedPerson, newPerson, presented } from './users.ts';

/** `path` is relative to `/auth/v1`. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: { readonly [name: string]: unknown };
  readonly bearer: string;
}

export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly location?: string;
}

const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message },
});

const byEmail = ({ people }: Project, email: unknown) =>
  people.find((person) => person.email === String(email).toLowerCase());

/** Returns the user of a token; undefined if the user or the token's session is gone. */
function holderOf({ people }: Project, token: string): HostedPerson | undefined {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const claims: { sub?: string; session_id?: string } = payload ? JSON.parse(payload) : {};
  return people.find(
    ({ id, sessions }) => id === claims.sub && sessions.has(`${claims.session_id}`),
  );
}

/** Sends a link that returns to the requested address. */
function mail(project: Project, email: string, type: string, { query }: Call): void {
  const target = new URLSearchParams({
    token: randomUUID(),
    type,
    redirect_to: query.get('redirect_to') ?? '',
  });
  project.mails.push({ email, type, link: `${project.url}/auth/v1/verify?${target}` });
}

function fragment(values: Record<string, string | number>): URLSearchParams {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return new URLSearchParams(Object.fromEntries(texts));
}

function backWithSession(project: Project, person: HostedPerson, call: Call, type?: string): Reply {
  const { user: _, ...session } = sessionOf(project, person);
  const values = fragment({ ...session, ...(type && { type }) });
  return { status: 303, location: `${call.query.get('redirect_to')}#${values}` };
}

function backWithError(call: Call, error: string, code: string, description: string): Reply {
  const values = fragment({ error, error_code: code, error_description: description });
  return { status: 303, location: `${call.query.get('redirect_to')}#${values}` };
}

function signUp(project: Project, call: Call): Reply {
  const { email, password, data } = call.body;
  const taken = byEmail(project, email);
  if (taken?.confirmedAt) {
    if (project.autoconfirm) return refuse(422, 'user_already_exists', 'User already registered');
    // The response must not reveal that the user exists.
    return { body: { ...presented(newPerson({ email: `${email}` })), identities: [] } };
  }
  const person = addPerson(project, {
    email: String(email).toLowerCase(),
    password: String(password),
    confirmedAt: project.autoconfirm ? new Date().toISOString() : undefined,
    metadata: Object(data),
  });
  if (project.autoconfirm) return { body: sessionOf(project, person) };
  mail(project, person.email, 'signup', call);
  return { body: presented(person) };
}

const isBanned = ({ bannedUntil }: HostedPerson) =>
  bannedUntil !== undefined && Date.parse(bannedUntil) > Date.now();

function refresh(project: Project, { body }: Call): Reply {
  const token = `${body.refresh_token}`;
  const person = project.people.find(({ refreshTokens }) => refreshTokens.has(token));
  if (!person) return refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token');
  if (isBanned(person)) return refuse(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  person.refreshTokens.delete(token);
  return { body: sessionOf(project, person) };
}

function signIn(project: Project, call: Call): Reply {
  if (call.query.get('grant_type') === 'refresh_token') return refresh(project, call);
  const { body } = call;
  const person = byEmail(project, body.email);
  if (!person || person.password !== body.password) {
    return refuse(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!person.confirmedAt) return refuse(400, 'email_not_confirmed', 'Email not confirmed');
  return {
    body: project.withoutSession ? { user: presented(person) } : sessionOf(project, person),
  };
}

/** A mailed link works once. */
function verify(project: Project, call: Call): Reply {
  const index = project.mails.findIndex(({ link }) => link.includes(`${call.query.get('token')}`));
  const [used] = index < 0 ? [] : project.mails.splice(index, 1);
  const person = used && byEmail(project, used.email);
  if (!used || !person) {
    return backWithError(
      call,
      'access_denied',
      'otp_expired',
      'Email link is invalid or has expired',
    );
  }
  person.confirmedAt ??= new Date().toISOString();
  return backWithSession(project, person, call, used.type);
}

/** Skips the provider and returns directly. */
function authorize(project: Project, call: Call): Reply {
  const given = project.atProvider;
  if (!given)
    return backWithError(call, 'access_denied', 'access_denied', 'The user denied access');
  const provider = `${call.query.get('provider')}`;
  const person = byEmail(project, given.email) ?? addPerson(project, { ...given, provider });
  return backWithSession(project, person, call);
}

function withHolder(project: Project, call: Call, then: (person: HostedPerson) => Reply): Reply {
  const person = holderOf(project, call.bearer);
  if (person) return then(person);
  return refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}

export const calls: Readonly<Record<string, (project: Project, call: Call) => Reply>> = {
  'GET /.well-known/jwks.json': ({ keys, jwtSecret }) => ({
    body: { keys: jwtSecret ? [] : keys.map(published) },
  }),
  'GET /settings': ({ external, autoconfirm }) => ({
    body: { external, disable_signup: false, mailer_autoconfirm: autoconfirm },
  }),
  'POST /signup': signUp,
  'POST /token': signIn,
  'GET /verify': verify,
  'GET /authorize': authorize,
  'POST /recover': (project, call) => {
    const person = byEmail(project, call.body.email);
    if (person) mail(project, person.email, 'recovery', call);
    return { body: {} };
  },
  'POST /resend': (project, call) => {
    const person = byEmail(project, call.body.email);
    if (person && !person.confirmedAt) mail(project, person.email, 'signup', call);
    return { body: {} };
  },
  'POST /logout': (project, call) =>
    withHolder(project, call, ({ sessions }) => {
      sessions.clear();
      return { status: 204 };
    }),
  'GET /user': (project, call) =>
    withHolder(project, call, (person) => ({ body: presented(person) })),
  'PUT /user': (project, call) =>
    withHolder(project, call, (person) => {
      const { password } = call.body;
      if (password === person.password) {
        const message = 'New password should be different from the old password.';
        return refuse(422, 'same_password', message);
      }
      person.password = String(password);
      return { body: presented(person) };
    }),
  'GET /admin/users/:id': (project, { path, bearer }) => {
    if (bearer !== project.serviceRoleKey) return refuse(403, 'not_admin', 'User not allowed');
    const person = project.people.find(({ id }) => path.endsWith(`/${id}`));
    return person ? { body: presented(person) } : refuse(404, 'user_not_found', 'User not found');
  },
  'DELETE /admin/users/:id': (project, { path, bearer }) => {
    if (bearer !== project.serviceRoleKey) return refuse(403, 'not_admin', 'User not allowed');
    const index = project.people.findIndex(({ id }) => path.endsWith(id));
    if (index < 0) return refuse(404, 'user_not_found', 'User not found');
    project.people.splice(index, 1);
    return { body: {} };
  },
};
