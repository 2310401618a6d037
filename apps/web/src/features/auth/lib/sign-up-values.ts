import { signUpInput } from '@lensemble/contract/auth';
import { NAME_MAX } from '@lensemble/contract/constants';
import { fieldErrors } from '@lensemble/contract/errors';
import { passwordRules } from '@lensemble/contract/password-rules';
import { profileInput } from '@lensemble/contract/profile';
import type { z } from 'zod';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  inviteCode: string;
}

export type SignUpErrors = Partial<Record<keyof SignUpValues, string>>;

const names = ['firstName', 'lastName', 'email', 'password', 'inviteCode'] as const;

export const noSignUpValues: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  inviteCode: '',
};

/** The request body of the account. The name is used in emails and may be shortened. */
export function accountOf(values: SignUpValues): z.input<typeof signUpInput> {
  const { firstName, lastName, email, password, inviteCode } = values;
  const name = `${firstName.trim()} ${lastName.trim()}`.slice(0, NAME_MAX).trim();
  return { email, password, name, firstName, lastName, inviteCode: inviteCode || undefined };
}

export function profileOf({
  firstName,
  lastName,
  inviteCode,
}: SignUpValues): z.input<typeof profileInput> {
  return { firstName, lastName, inviteCode: inviteCode || undefined };
}

export function signUpErrors(values: SignUpValues): SignUpErrors {
  const account = signUpInput.safeParse(accountOf(values));
  const profile = profileInput.safeParse(profileOf(values));
  return {
    ...(account.error ? knownErrors(fieldErrors(account.error)) : {}),
    ...(profile.error ? knownErrors(fieldErrors(profile.error)) : {}),
  };
}

/** The server's errors of the form's fields. Errors of other fields are left out. */
export function knownErrors(fields: Readonly<Record<string, string>>): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const name of names) {
    const message = fields[name];
    if (message) errors[name] = message;
  }
  return errors;
}

/** Whether an earlier attempt created the account with another password. */
export function hasOtherPassword(
  made: Pick<SignUpValues, 'email' | 'password'> | undefined,
  { email, password }: SignUpValues,
): boolean {
  return made?.email === email && made.password !== password;
}

export function isNameMissing({ firstName, lastName }: SignUpValues): boolean {
  return firstName.trim() === '' || lastName.trim() === '';
}

/** Whether the password meets all rules; Create Account is disabled until it does. */
export function keepsPasswordRules(password: string): boolean {
  return passwordRules.every((rule) => rule.passes(password));
}
