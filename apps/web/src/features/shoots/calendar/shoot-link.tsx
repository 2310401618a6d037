import type { ListedShoot } from '@lensemble/contract/shoots';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCalendar } from './calendar-context.ts';

interface ShootLinkProps {
  shoot: ListedShoot;
  className?: string;
  children: ReactNode;
}

/** A shoot of the calendar: Enter opens it, Space moves it to another day, as it moves the cards of the board. After that, it has the focus. */
export function ShootLink({ shoot, className, children }: ShootLinkProps) {
  const { chooseDay, arriving } = useCalendar();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (arriving.current !== shoot.id) return;
    arriving.current = null;
    link.current?.focus();
  }, [arriving, shoot.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    chooseDay(shoot);
  };
  return (
    <Link
      ref={link}
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
