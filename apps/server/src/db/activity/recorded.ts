import { catalogRecordings } from './recorded-catalogs.ts';
import { dayRecordings } from './recorded-day.ts';
import { linkRecordings } from './recorded-links.ts';
import { shootRecordings } from './recorded-shoots.ts';
import { teamRecordings } from './recorded-team.ts';
import type { RecordedTable } from './recording.ts';

export const recordedTables: readonly RecordedTable[] = [
  ...shootRecordings,
  ...catalogRecordings,
  ...dayRecordings,
  ...linkRecordings,
  ...teamRecordings,
];

/** Why a table has no activity. */
const reasons = {
  person: 'It belongs to a person and not to the team.',
  bookkeeping: 'The server keeps it for itself. What people did is recorded with another table.',
} as const;

export const unrecordedTables: Readonly<Record<string, keyof typeof reasons>> = {
  ...{ users: 'person', sessions: 'person', accounts: 'person', verifications: 'person' },
  ...{ mail_tokens: 'person', sign_up_invites: 'person', profiles: 'person' },
  ...{ totp_secrets: 'person', recovery_codes: 'person', passkeys: 'person' },
  ...{ sign_in_challenges: 'person' },
  ...{ active_teams: 'person', calendar_feeds: 'person', google_connections: 'person' },
  ...{ team_imports: 'person', rate_limits: 'bookkeeping', mailboxes: 'bookkeeping' },
  ...{ images: 'bookkeeping', image_removals: 'bookkeeping', told_plans: 'bookkeeping' },
  ...{ unsent_mails: 'bookkeeping', cancelled_shoots: 'bookkeeping' },
  ...{ shoot_events: 'bookkeeping', shoot_documents: 'bookkeeping' },
  ...{ sample_records: 'bookkeeping', idempotency_keys: 'bookkeeping' },
  ...{ applied_operations: 'bookkeeping', hosted_imports: 'bookkeeping' },
  ...{ hosted_pictures: 'bookkeeping', activity: 'bookkeeping', activity_pieces: 'bookkeeping' },
  ...{ trash: 'bookkeeping', trash_rows: 'bookkeeping', comment_reads: 'bookkeeping' },
  ...{ news: 'bookkeeping' },
  ...{ notifications: 'person', notification_settings: 'person', push_subscriptions: 'person' },
};
