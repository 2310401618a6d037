import { signIn, signUp } from '@lensemble/contract/auth';
import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import { requestEmailChange } from '@lensemble/contract/email-change';
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@lensemble/contract/passkeys';
import { changePassword, forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { startProvider } from '@lensemble/contract/providers';
import {
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  takeSecondStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@lensemble/contract/two-step';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../start/env.ts';
import { forbidden } from './errors/http-error.ts';

const own = [
  signUp,
  signIn,
  confirmEmail,
  resendConfirmation,
  forgotPassword,
  resetPassword,
  changePassword,
  requestEmailChange,
  startProvider,
  takeSecondStep,
  getTwoStep,
  setUpTwoStep,
  turnOnTwoStep,
  turnOffTwoStep,
  renewRecoveryCodes,
  challengePasskey,
  signInWithPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
];

/** Closes this server's own sign-in if a hosted identity service is configured. */
export function ownSignIn(app: FastifyInstance, { hosted }: Pick<Env, 'hosted'>): void {
  if (!hosted) return;
  const paths = new Set<string | undefined>(own.map(({ path }) => path));
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!paths.has(routeOptions.url)) return;
    throw forbidden('Accounts are managed by another service here. Please use the sign-in page.');
  });
}
