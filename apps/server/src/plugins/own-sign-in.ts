import { signIn, signUp } from '@lensemble/contract/auth';
import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import { changePassword, forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { startProvider } from '@lensemble/contract/providers';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { forbidden } from '../http-error.ts';

const own = [
  signUp,
  signIn,
  confirmEmail,
  resendConfirmation,
  forgotPassword,
  resetPassword,
  changePassword,
  startProvider,
];

/** Where people sign in with a service elsewhere, this server's own ways in are closed. */
export function ownSignIn(app: FastifyInstance, { hosted }: Pick<Env, 'hosted'>): void {
  if (!hosted) return;
  const paths = new Set<string | undefined>(own.map(({ path }) => path));
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!paths.has(routeOptions.url)) return;
    throw forbidden('Another service keeps the accounts here. Please use the sign-in page');
  });
}
