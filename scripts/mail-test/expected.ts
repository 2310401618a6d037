import type { CapturedMail } from './mail-server.ts';

/** What a mail must say. `number` counts the mails to the address, from 1. */
export interface Expected {
  readonly to: string;
  readonly number: number;
  readonly subject: string;
  readonly says: readonly string[];
  /** The name of the team in the sender's name. */
  readonly team?: string;
  readonly replyTo?: string;
  readonly event?: { readonly method: 'REQUEST' | 'CANCEL'; readonly title: string };
  /** Of the events in a calendar file that is no invitation. */
  readonly titles?: readonly string[];
  /** Whether a PDF is attached: the call sheet, or what was signed. */
  readonly hasPdf?: boolean;
  /** Whether it can be unsubscribed from. By default, that is so if it names a team as its sender. */
  readonly canEnd?: boolean;
}

/** Waits for a mail. */
export type MailTo = (address: string, number: number) => Promise<CapturedMail>;

export const PLANNER = 'mara@example.org';
export const TEAM = 'Команда 夜の部';
export const GUEST = 'Zoë Ōkubo';
export const TITLES = [
  'Neon Ronin 傘と雨の夜',
  'Ночной город, съёмка на крыше с очень длинным названием, чтобы строка переносилась',
  'مدينة النيون',
  'बारिश की रात 🌧️ "take 2" =?UTF-8?Q?not_coded?=',
];

/** What the pattern catches in a mail in quoted-printable form. */
export function foundIn({ raw }: CapturedMail, pattern: RegExp): string {
  const text = raw.toString().replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return pattern.exec(text)?.[1] ?? '';
}
