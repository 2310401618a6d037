import type { ChangeKind } from '@lensemble/contract/live';

interface Told {
  readonly kind: ChangeKind;
  /** The column with the id of what has changed. */
  readonly id: string;
}

const ofShoot = (kind: ChangeKind): Told => ({ kind, id: 'shoot_id' });
const item = (kind: ChangeKind): Told => ({ kind, id: 'id' });

/** What a write to a table tells the browsers of the team. Each table has a trigger that calls `tell_change`. */
export const toldTables: Readonly<Record<string, Told>> = {
  shoots: item('shoot'),
  shoot_participants: ofShoot('shoot'),
  shoot_equipment: ofShoot('shoot'),
  shoot_props: ofShoot('shoot'),
  shoot_costumes: ofShoot('shoot'),
  shoot_kits: ofShoot('day'),
  shoot_participant_costumes: ofShoot('shoot'),
  shoot_references: ofShoot('shoot'),
  sent_reminders: ofShoot('shoot'),
  shoot_documents: ofShoot('shoot'),
  shoot_events: ofShoot('shoot'),
  shots: ofShoot('day'),
  shot_links: ofShoot('day'),
  packing_lines: ofShoot('day'),
  packing_records: ofShoot('day'),
  call_links: ofShoot('calls'),
  call_answers: ofShoot('calls'),
  comments: ofShoot('comments'),
  comment_reads: ofShoot('comments'),
  link_comments: ofShoot('comments'),
  date_polls: ofShoot('datePoll'),
  date_candidates: ofShoot('datePoll'),
  date_votes: ofShoot('datePoll'),
  date_notes: ofShoot('datePoll'),
  share_links: ofShoot('shareLink'),
  galleries: ofShoot('shoot'),
  consents: ofShoot('calls'),
  consent_wordings: { kind: 'team', id: 'team_id' },
  personnel: item('personnel'),
  equipment: item('equipment'),
  locations: item('locations'),
  props: item('props'),
  costumes: item('costumes'),
  kits: item('kits'),
  kit_equipment: { kind: 'kits', id: 'kit_id' },
  away_days: { kind: 'away', id: 'personnel_id' },
  conventions: item('convention'),
  convention_links: { kind: 'convention', id: 'convention_id' },
  shoot_templates: item('template'),
  team_members: { kind: 'members', id: 'team_id' },
};

/** The tables of a team whose writes tell nothing, and why. */
export const untoldTables: Readonly<Record<string, string>> = {
  activity: 'What it is about tells.',
  activity_pieces: 'No transaction leaves any.',
  news: 'The notifications that come of it tell their readers.',
  notifications: 'They belong to one person, whose streams are told.',
  trash: 'What is deleted and restored tells.',
  trash_rows: 'What is deleted and restored tells.',
  images: 'The records that show a picture tell.',
  applied_operations: 'What an operation changes tells.',
  idempotency_keys: 'No screen shows them.',
  told_plans: 'No screen shows them.',
  cancelled_shoots: 'No screen shows them.',
  mailboxes: 'What was found out about an address shows with the next answer about the shoot.',
  sample_records: 'They come and go with the records that they name.',
  calendar_feeds: 'They belong to one person.',
  active_teams: 'They belong to one person, and end streams.',
  consent_withdrawals: 'A consent can be of many shoots, whose tables read it when they open.',
  team_exports: 'The page that shows their progress asks for it.',
  team_imports: 'They belong to one person, and the page that shows their progress asks for it.',
  team_invitations: 'Only those who may invite see them, in a dialog that reads them.',
  team_short_codes: 'Only the owner sees them, in a dialog that reads them.',
};
