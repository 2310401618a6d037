import { signIn } from '@lensemble/contract/auth';
import { setUpTwoStep, turnOnTwoStep } from '@lensemble/contract/two-step';
import { TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import { type Client, makeClient } from './client.ts';
import { PASSWORD, signUp } from './login.ts';

interface TwoStepPerson {
  readonly client: Client;
  readonly email: string;
  readonly userId: string;
  readonly recoveryCodes: readonly string[];
  /** A code of the app that was not used yet, by making the server forget the last one. */
  freshCode(): Promise<string>;
  /** The code of now, used or not. */
  code(): string;
}

/** A signed-in person with two-step sign-in. */
export async function withTwoStep(t: Pick<TestApp, 'app' | 'database'>): Promise<TwoStepPerson> {
  const client = await signUp(t);
  const { secret } = (await client.call(setUpTwoStep, { body: {} })).body;
  const code = () => TOTP.generate({ secret: new TOTP({ secret }).secret });
  const { recoveryCodes } = (await client.call(turnOnTwoStep, { body: { code: code() } })).body;
  const { email, userId } = client;
  const forget = 'update totp_secrets set last_step = null where user_id = $1';
  const freshCode = async () => {
    await t.database.pool.query(forget, [userId]);
    return code();
  };
  return { client, email, userId, recoveryCodes, freshCode, code };
}

/** Takes the first step of a sign-in. @returns the token for the second one */
export async function firstStep({ app }: Pick<TestApp, 'app'>, email: string): Promise<string> {
  const { body } = await makeClient(app).call(signIn, { body: { email, password: PASSWORD } });
  if (!('secondStep' in body)) throw new Error('There is no second step');
  return body.secondStep.token;
}
