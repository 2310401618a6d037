import type { Notification } from '@lensemble/contract/notifications';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { placeOf } from './place-of.ts';

interface PlaceLinkProps {
  entry: Notification;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** The place of a notification. One of another team opens through the page that switches the team first. */
export function PlaceLink({ entry, onOpen, className, children }: PlaceLinkProps) {
  const isHere = entry.inviteCode !== null || entry.teamId === shownTeam();
  const { to, ...rest } = isHere
    ? placeOf(entry)
    : { to: paths.notifications.path, search: { open: entry.id } };
  return (
    <Link to={to as never} {...(rest as object)} onClick={onOpen} className={className}>
      {children}
    </Link>
  );
}
