import type { NotificationEvent } from '@lensemble/contract/notification-kinds';
import type { Notification } from '@lensemble/contract/notifications';
import { commentHash, paths } from '@/config/paths.ts';

type Placed = Pick<Notification, 'event' | 'shootId' | 'subjectId' | 'inviteCode'>;

/** The sections of the editor that show what happened. Without one, it is the top. */
const sections: Readonly<Partial<Record<NotificationEvent, string>>> = {
  called: 'crew',
  asked: 'crew',
  declined: 'crew',
  accepted: 'crew',
  unsure: 'crew',
  askedDates: 'dates',
  voted: 'dates',
  unpacked: 'packing',
};

/** Of these, the subject is a convention. Others have comments. */
const ofConvention: ReadonlySet<NotificationEvent> = new Set([
  'sentDays',
  'declined',
  'accepted',
  'unsure',
]);

/** The address that shows what a notification is about. */
export function placeOf({ event, shootId, subjectId, inviteCode }: Placed): Place {
  // The secret is in the fragment, which no server sees.
  if (inviteCode !== null) return { to: paths.auth.path, hash: `inviteCode=${inviteCode}` };
  const hash = subjectId === null ? sections[event] : commentHash(subjectId);
  if (shootId !== null) return { to: paths.shoot.getHref(shootId), ...(hash && { hash }) };
  if (subjectId !== null && ofConvention.has(event))
    return { to: `${paths.conventions.path}/${subjectId}` };
  if (event === 'joined') return { to: paths.profile.path, hash: 'teams' };
  return { to: event === 'canceled' ? paths.trash.path : paths.notifications.path };
}

interface Place {
  readonly to: string;
  readonly hash?: string;
}
