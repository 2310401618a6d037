import { PASSWORD_MIN } from './constants.ts';

export const PASSWORD_SYMBOLS = '!@#$%^&*(),.?":{}|<>';

export interface PasswordRule {
  readonly name: 'length' | 'uppercase' | 'lowercase' | 'number' | 'symbol';
  readonly message: string;
  readonly passes: (password: string) => boolean;
}

export const passwordRules: readonly PasswordRule[] = [
  {
    name: 'length',
    message: 'Password must be at least 6 characters long',
    passes: (password) => password.length >= PASSWORD_MIN,
  },
  {
    name: 'uppercase',
    message: 'Password must contain at least one uppercase letter',
    passes: (password) => /[A-Z]/.test(password),
  },
  {
    name: 'lowercase',
    message: 'Password must contain at least one lowercase letter',
    passes: (password) => /[a-z]/.test(password),
  },
  {
    name: 'number',
    message: 'Password must contain at least one number',
    passes: (password) => /[0-9]/.test(password),
  },
  {
    name: 'symbol',
    message: `Password must contain at least one symbol (${PASSWORD_SYMBOLS})`,
    passes: (password) => [...password].some((letter) => PASSWORD_SYMBOLS.includes(letter)),
  },
];

/** The message for a password that passes the five rules but is on the list of common passwords. */
export const COMMON_PASSWORD_MESSAGE =
  'This password is too common. Please choose one that is harder to guess.';
