import { notifications } from '@lensemble/messages/notifications';
import { sealToken } from '../../access/session-token.ts';
import { mailLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { UNSUBSCRIBE_PATH } from '../mailboxes/service.ts';
import type { Letter, NotificationsJob, Section } from '../mails/service.ts';
import { listUnreadOf } from './rows/due-sending.ts';
import { detailOf, plainSentence } from './sentence.ts';

/** The email about notifications; undefined if all were read meanwhile. */
export async function letterOf(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  { email, userId, ids, more }: NotificationsJob,
): Promise<Letter | undefined> {
  const rows = await listUnreadOf(orm, userId, ids);
  const [first] = rows;
  if (!first) return undefined;
  const language = await mailLanguage(orm, env, { email });
  const say = notifications(language);
  const { publicUrl } = env;
  const teams = [...new Set(rows.map(({ teamName }) => teamName))];
  const sections = teams.map(
    (team): Section => ({
      heading: team,
      lines: rows
        .filter(({ teamName }) => teamName === team)
        .map(({ row }) => ({
          text: plainSentence(row, language),
          url: `${publicUrl}/notifications?open=${row.id}`,
          ...withDetail(detailOf(row, language)),
        })),
    }),
  );
  const count = rows.length + more;
  const subject =
    count === 1 ? plainSentence(first.row, language) : say('newNotifications', { count });
  const secret = sealToken(userId, env.authSecret, 'notifications');
  return {
    content: {
      subject,
      heading: count === 1 ? say('newNotification') : subject,
      paragraphs: [],
      sections,
      button: {
        label: say('showAll'),
        url: `${publicUrl}/notifications`,
        ...(more > 0 && { note: say('andMore', { count: more }) }),
      },
      notes: [say('whyMailed')],
    },
    language,
    envelope: { unsubscribeUrl: `${publicUrl}${UNSUBSCRIBE_PATH}/${secret}` },
  };
}

const withDetail = (detail: string | null) => (detail === null ? {} : { detail });
