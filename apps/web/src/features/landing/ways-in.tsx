import type { SignUps } from '@lensemble/contract/boot';
import { SIGN_UPS_CLOSED_MESSAGE } from '@lensemble/contract/sign-ups';
import { Ticket } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { ButtonLink } from './button-link.tsx';

interface Way {
  words: string;
  href: string;
  isTicket?: true;
}

const signIn: Way = { words: 'Sign In', href: paths.auth.getHref({ tab: 'signin' }) };
const start: Way = { words: 'Get Started', href: paths.auth.getHref({ tab: 'signup' }) };
const create: Way = { words: 'Create Free Account', href: start.href };
const join: Way = {
  words: 'Join with Invite Code',
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
    note: 'Sign-up is by invitation only. Ask a team member for a code.',
  },
  closed: {
    hero: [signIn],
    curtain: [signIn],
    note: `${SIGN_UPS_CLOSED_MESSAGE}. If you already have one, sign in.`,
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
