/** The trouble of an address whose owner wants no mail of the team. */
export const UNSUBSCRIBED = 'unsubscribed';

export type RefusalReason = 'noSuchAddress' | 'switchedOff' | 'full' | 'notAllowed' | 'refused';

/**
 * Why a mail server refused a mail.
 * @param status its answer, such as `550 5.1.1` (RFC 5321, RFC 3463)
 */
export function refusalReason(status: string): RefusalReason {
  const [code = '', enhanced = ''] = status.split(' ');
  if (/^5\.1\.[1-6]$|^5\.1\.10$/.test(enhanced)) return 'noSuchAddress';
  if (enhanced === '5.2.1') return 'switchedOff';
  if (enhanced === '5.2.2' || code === '552') return 'full';
  if (/^5\.7\./.test(enhanced)) return 'notAllowed';
  return 'refused';
}
