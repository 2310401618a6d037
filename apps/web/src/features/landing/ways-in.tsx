import type { SignUps } from '@lensemble/contract/boot';
import { landingWords } from '@lensemble/messages/web/landing';
import { Ticket } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { ButtonLink } from './button-link.tsx';

interface Way {
  words: string;
  href: string;
  isTicket?: true;
}

const signIn: Way = { words: landingWords('signIn'), href: paths.auth.getHref({ tab: 'signin' }) };
const start: Way = { words: landingWords('start'), href: paths.auth.getHref({ tab: 'signup' }) };
const create: Way = { words: landingWords('create'), href: start.href };
const join: Way = {
  words: landingWords('join'),
  href: paths.auth.getHref({ tab: 'signup', invite: true }),
  isTicket: true,
};

/** The links by who may create an account. The first one of each list is the primary button. */
export const waysIn: Readonly<
  Record<SignUps, { header?: Way; hero: Way[]; curtain: Way[]; note?: string }>
> = {
  open: { header: start, hero: [create, join], curtain: [start, signIn] },
  invite: {
    header: join,
    hero: [join, signIn],
    curtain: [join, signIn],
    note: landingWords('byInvitation'),
  },
  closed: {
    hero: [signIn],
    curtain: [signIn],
    note: landingWords('closed'),
  },
};

export function WayLinks({ ways, className }: { ways: readonly Way[]; className?: string }) {
  return ways.map(({ words, href, isTicket }, index) => (
    <ButtonLink
      key={words}
      href={href}
      size="lg"
      {...(index === 0 && { variant: 'primary' as const })}
      className={className}
    >
      {isTicket && <Ticket aria-hidden />}
      {words}
    </ButtonLink>
  ));
}
