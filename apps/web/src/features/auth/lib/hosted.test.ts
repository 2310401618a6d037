import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson, type Project } from '../../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../../testing/hosted-identity/service.ts';
import type * as Hosted from './hosted.ts';
import { readTokens } from './provider-tokens.ts';

// The real client of the service, against a stand-in server.
let service: HostedService;
let project: Project;
let hosted: typeof Hosted;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
});
beforeEach(async () => {
  // Resets the modules for each test, because the page keeps its client.
  vi.resetModules();
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  hosted = await import('./hosted.ts');
  Object.assign(project, { away: false, withoutSession: false, autoconfirm: true });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const email = () => `${crypto.randomUUID()}@example.org`;
const person = (given: { confirmedAt?: undefined } = {}) =>
  addPerson(project, { email: email(), password: 'Golden-1', ...given });
const newcomer = () => ({
  email: email(),
  password: 'Golden-1',
  firstName: 'Ana Maria',
  lastName: 'Ruiz',
  inviteCode: 'abc',
});

describe('signing in', () => {
  test('brings tokens', async () => {
    const tokens = await hosted.signInHosted(project, { ...person(), password: 'Golden-1' });
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
    });
  });

  test('passes on what the service says, unchanged', async () => {
    const wrong = hosted.signInHosted(project, { email: email(), password: 'x' });
    await expect(wrong).rejects.toMatchObject({
      name: 'HostedRefusal',
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
    });
    const waiting = { ...person({ confirmedAt: undefined }), password: 'Golden-1' };
    await expect(hosted.signInHosted(project, waiting)).rejects.toThrow('Email not confirmed');
    project.away = true;
    await expect(hosted.signInHosted(project, waiting)).rejects.toThrow('upstream connect error');
  });

  test('without a session says so', async () => {
    project.withoutSession = true;
    const asked = hosted.signInHosted(project, { ...person(), password: 'Golden-1' });
    await expect(asked).rejects.toThrow('No session returned');
  });

  test('without a response names the service that failed', async () => {
    const nowhere = { url: 'http://127.0.0.1:1', anonKey: 'x' };
    const asked = hosted.signInHosted(nowhere, { email: email(), password: 'x' });
    await expect(asked).rejects.toThrow(/sign-in service cannot be reached/);
  });
});

describe('signing up', () => {
  test('takes names and invite code along', async () => {
    const mira = newcomer();
    await hosted.signUpHosted(project, mira);
    expect(project.people.at(-1)).toMatchObject({
      email: mira.email,
      metadata: {
        first_name: 'Ana Maria',
        last_name: 'Ruiz',
        full_name: 'Ana Maria Ruiz',
        invite_code: 'abc',
      },
    });
  });

  test('that must be confirmed says so, and its mail leads back to us', async () => {
    project.autoconfirm = false;
    const mira = newcomer();
    await expect(hosted.signUpHosted(project, mira)).rejects.toMatchObject({
      name: 'UnconfirmedError',
    });
    await hosted.resendHosted(project, mira.email);
    const mails = project.mails.filter((mail) => mail.email === mira.email);
    expect(mails.map(({ type }) => type)).toEqual(['signup', 'signup']);
    const answer = await fetch(mails[0]!.link, { redirect: 'manual' });
    const [place, fragment = ''] = `${answer.headers.get('location')}`.split('#');
    expect(place).toBe('http://localhost:3000/auth/callback');
    expect(readTokens(fragment)).toMatchObject({ access_token: expect.any(String) });
  });

  test('over an address that is taken passes on what the service says', async () => {
    const mira = { ...newcomer(), email: person().email };
    await expect(hosted.signUpHosted(project, mira)).rejects.toThrow('User already registered');
    project.autoconfirm = false;
    await expect(hosted.signUpHosted(project, mira)).rejects.toMatchObject({
      name: 'UnconfirmedError',
    });
  });
});

test('a password is replaced by way of the mail', async () => {
  const mira = person();
  await hosted.recoverHosted(project, mira.email);
  const { link } = project.mails.find((mail) => mail.email === mira.email)!;
  const answer = await fetch(link, { redirect: 'manual' });
  const tokens = readTokens(`${answer.headers.get('location')}`.replace(/^.*#/, ''))!;
  const again = hosted.changeHostedPassword(project, tokens, 'Golden-1');
  await expect(again).rejects.toThrow('New password should be different from the old password.');
  await hosted.changeHostedPassword(project, tokens, 'Silver-2');
  expect(mira.password).toBe('Silver-2');
  expect(mira.sessions.size).toBe(0);
});
