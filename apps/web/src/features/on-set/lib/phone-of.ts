import { phoneUrl } from '@/lib/words/contact.ts';

/** How to call a number, and how to send a text to it. Both are null without a number that can be dialed. */
export function phoneOf(phone: string | null) {
  const call = phone === null ? null : phoneUrl(phone);
  return { call, text: call?.replace('tel:', 'sms:') ?? null };
}
