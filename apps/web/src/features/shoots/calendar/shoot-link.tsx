import type { ListedShoot } from '@lensemble/contract/shoots';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useCalendar } from './calendar-context.ts';

interface ShootLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  shoot: ListedShoot;
  className?: string;
  children: ReactNode;
}

/** A shoot of the calendar: Enter opens it, Space moves it to another day, as it moves the cards of the board. */
export function ShootLink({ ref, shoot, className, children }: ShootLinkProps) {
  const { chooseDay } = useCalendar();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    chooseDay(shoot);
  };
  return (
    <Link
      ref={ref}
      to="/shoots/$id"
      params={{ id: shoot.id }}
      draggable={false}
      data-shoot={shoot.id}
      aria-keyshortcuts="Space"
      onKeyDown={onKeyDown}
      className={className}
    >
      {children}
    </Link>
  );
}
