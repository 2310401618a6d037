import { notificationWords } from '@lensemble/messages/web/notifications';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { placeOf } from '@/components/notifications/place-of.ts';
import { paths } from '@/config/paths.ts';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { notificationQuery, useMarkRead } from '@/lib/notifications/notification-list.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { shownTeam } from '@/lib/teams/shown-team.ts';

interface OpenNotificationProps {
  id: string;
  switchTeam: (teamId: string) => Promise<unknown>;
}

/** Opens the place of a notification, in its team. */
export function OpenNotification({ id, switchTeam }: OpenNotificationProps) {
  const { data, error } = useQuery(notificationQuery(id));
  const read = useMarkRead();
  const navigate = useNavigate();
  const goTo = ({ to, hash }: ReturnType<typeof placeOf>) =>
    navigate({ to: to as never, ...(hash !== undefined && { hash }), replace: true });

  const open = useEffectEvent(async () => {
    if (error) {
      const failed = sentenceOf(error, notificationWords('openFailed'));
      toastError(isGone(error) ? notificationWords('gone') : failed);
      await goTo({ to: paths.notifications.path });
    }
    if (!data) return;
    if (!data.isRead) read.mutate(data);
    const isOfTeam = data.kind !== 'invitations';
    if (isOfTeam && data.teamId !== shownTeam()) await switchTeam(data.teamId);
    await goTo(placeOf(data));
  });
  const isKnown = data !== undefined || error !== null;
  useEffect(() => {
    if (isKnown) void open().catch(() => {});
  }, [isKnown]);
  return null;
}
