/** The trouble of an address whose owner wants no mail of the team. */
export const UNSUBSCRIBED = 'unsubscribed';

/**
 * Why a mail server refused a mail, for people.
 * @param status its answer, such as `550 5.1.1` (RFC 5321, RFC 3463)
 */
export function refusalWords(status: string): string {
  return `${reasonOf(status)} (${status})`;
}

function reasonOf(status: string): string {
  const [code = '', enhanced = ''] = status.split(' ');
  if (/^5\.1\.[1-6]$|^5\.1\.10$/.test(enhanced)) return 'the address does not exist';
  if (enhanced === '5.2.1') return 'the mailbox is switched off';
  if (enhanced === '5.2.2' || code === '552') return 'the mailbox is full';
  if (/^5\.7\./.test(enhanced)) return 'the mail server does not allow this email';
  return 'the mail server refused the email';
}

/** Why mail does not reach a crew member, as a sentence. @param trouble `unsubscribed`, or the status of a refusal */
export const mailTroubleWords = (trouble: string): string =>
  trouble === UNSUBSCRIBED
    ? 'Does not want emails of this team'
    : `Email was refused: ${refusalWords(trouble)}`;
