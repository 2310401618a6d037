import { imageVariant } from '@lensemble/contract/image-variant';
import { profilesOf } from '@lensemble/contract/networks';
import type { CrewMember } from '@lensemble/contract/personnel';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { AtSign, type LucideIcon, Mail, Phone, Users } from 'lucide-react';
import { AccountMark } from '@/components/crew-account/account-mark.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { mailUrl, phoneUrl } from '@/lib/words/contact.ts';
import { mailTroubleText } from '@/lib/words/mail-trouble.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { ShootsLine } from '../components/used-in-line.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { availability, byName, oneOf } from './facets.ts';

const CARD = { minWidth: 18.75, height: 9, phoneHeight: 9.5 };
/** Of three lines about mail that was refused. */
const TROUBLE_HEIGHT = 3;
const LINKS_HEIGHT = 1.5;

export const crewView: CatalogueView<'personnel'> = {
  kind: 'personnel',
  icon: Users,
  nameOf: ({ name }) => name,
  pictureOf: ({ avatarUrl }) => avatarUrl,
  wordsOf: ({ name, email, phone, role, notes, instagram, tiktok, bluesky, website }) => [
    name,
    email,
    phone,
    instagram,
    tiktok,
    bluesky,
    website,
    role && roleName(role),
    notes,
  ],
  sorts: [
    byName(),
    {
      key: 'role',
      label: catalogueFilterWords('byRole'),
      textOf: ({ role }) => role && roleName(role),
    },
  ],
  facets: [
    availability<CrewMember>(
      catalogueCardWords('crewUnavailable'),
      catalogueCardWords('crewAvailable'),
    ),
    oneOf<CrewMember>(
      'role',
      {
        label: catalogueFilterWords('role'),
        all: catalogueFilterWords('roleAll'),
        filterBy: catalogueFilterWords('filterByRole'),
      },
      ({ role }) => role,
      roleName,
    ),
  ],
  card: CARD,
  cardOf,
  Card: CrewCard,
  Notice: lazyPart(() => import('@/components/crew-account/own-entry-notice.tsx')),
};

/** All cards have the height of the highest. */
function cardOf(items: readonly CrewMember[]) {
  const more =
    (items.some(({ mailTrouble }) => mailTrouble) ? TROUBLE_HEIGHT : 0) +
    (items.some((item) => profilesOf(item).length > 0) ? LINKS_HEIGHT : 0);
  const { minWidth, height, phoneHeight } = CARD;
  return { minWidth, height: height + more, phoneHeight: phoneHeight + more };
}

function CrewCard({ item, title, tools, usedIn }: CardProps<CrewMember>) {
  const { name, email, phone, role, available, avatarUrl, mailTrouble } = item;
  const about = [
    role && roleName(role),
    available ? null : catalogueCardWords('crewUnavailable'),
    item.notNamed ? catalogueCardWords('notNamed') : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="panel relative flex h-full gap-4 max-[22.5rem]:gap-2 overflow-hidden p-4 transition-colors focus-within:border-line-field hover:border-line-strong">
      <Avatar
        name={name}
        src={avatarUrl && imageVariant(avatarUrl, 'small')}
        placeholder={item.avatarPlaceholder}
        size="xl"
        className="max-[22.5rem]:size-10 max-[22.5rem]:text-sm"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="-mt-1 flex items-start gap-1">
          <div className="min-w-0 flex-1 pt-1">{title}</div>
          {tools}
        </div>
        {(about || item.userId) && (
          <p className="mb-0.5 flex min-w-0 items-center gap-2 text-ink-3 text-xs md:-mt-1.5">
            {about && (
              <span dir="auto" className="truncate">
                {about}
              </span>
            )}
            {item.userId && <AccountMark userId={item.userId} className="max-w-1/2 shrink-0" />}
          </p>
        )}
        <Fact
          icon={Mail}
          label={catalogueCardWords('email')}
          value={email}
          url={email && mailUrl(email)}
        />
        {mailTrouble && (
          <p className="status-planning text-st-text text-xs">{mailTroubleText(mailTrouble)}</p>
        )}
        <Fact
          icon={Phone}
          label={catalogueCardWords('phone')}
          value={phone}
          url={phone && phoneUrl(phone)}
        />
        <Profiles item={item} />
        <div className="mt-auto max-md:absolute max-md:right-14 max-md:bottom-3.5 max-md:left-4">
          {usedIn ?? <ShootsLine>{catalogueCardWords('inNoShoots')}</ShootsLine>}
        </div>
      </div>
    </article>
  );
}

function Profiles({ item }: { item: CrewMember }) {
  const profiles = profilesOf(item);
  if (profiles.length === 0) return null;
  return (
    <p className="flex min-w-0 items-center gap-x-2.5 overflow-hidden whitespace-nowrap text-ink-2 text-xs leading-6">
      <AtSign className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      {profiles.map(({ network, text, url }) => (
        <a
          key={network}
          href={url}
          title={text}
          target="_blank"
          rel="noreferrer"
          className="relative z-1 py-0.5 hover:underline"
        >
          {network ?? catalogueCardWords('website')}
        </a>
      ))}
    </p>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  value: string | null;
  /** Calls or writes; null if that is not possible. */
  url: string | null;
}

function Fact({ icon: Icon, label, value, url }: FactProps) {
  return (
    <p className="num flex min-w-0 items-center gap-2 leading-[1.6] text-ink-2">
      <Icon className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">{label} </span>
      {url ? (
        // Above the button that fills the card.
        <a href={url} className="relative z-1 truncate py-0.5 hover:underline">
          {value}
        </a>
      ) : (
        <span className={cn('truncate', !value && 'text-ink-3')}>
          {value ?? catalogueCardWords('none')}
        </span>
      )}
    </p>
  );
}
