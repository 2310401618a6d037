import { hasBackupPlace } from '@lensemble/contract/backup-place';
import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import { type Destination, directionsTo } from '@lensemble/contract/directions';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { directionsWords } from '@lensemble/messages/web/directions';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Map as MapIcon, MapPin, MessageCircle, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { isApple } from '@/lib/browser/is-apple.ts';
import { charactersOf } from '@/lib/day/cast-of.ts';
import { mailUrl } from '@/lib/words/contact.ts';
import { roleName } from '@/lib/words/role-names.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { phoneOf } from '../lib/phone-of.ts';
import { usePictureOf } from './pictures.tsx';

type Person = ShootDetail['participants'][number];

interface PeoplePartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  /** Opens the map of the place. */
  onMap: () => void;
  onPerson: (id: string) => void;
}

/** The place and the crew, with directions, a message and a call one tap away. */
export function PeoplePart({ shoot, day, onMap, onPerson }: PeoplePartProps) {
  const pictureOf = usePictureOf();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={onSetWords('people')}
      className="min-h-0 flex-1 overflow-y-auto px-3"
    >
      <Place {...{ shoot, onMap }} />
      {shoot.participants.length === 0 && (
        <p className="py-8 text-center text-ink-3">{onSetWords('noCrew')}</p>
      )}
      <ul>
        {shoot.participants.map((person) => (
          <li
            key={person.id}
            className="flex min-h-20 items-center gap-2.5 border-line border-b py-2"
          >
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-14 min-w-0 flex-1 select-none items-center gap-2.5 rounded-sm text-left [-webkit-touch-callout:none]"
              onClick={() => onPerson(person.id)}
              onContextMenu={(event) => {
                // A long press on a phone.
                event.preventDefault();
                onPerson(person.id);
              }}
            >
              <Avatar
                name={person.name}
                size="lg"
                src={pictureOf(person.avatarUrl, 'small')}
                placeholder={person.avatarPlaceholder}
              />
              <span className="min-w-0 flex-1">
                <b className="block truncate font-[600] text-base">{person.name}</b>
                <small className="block truncate text-ink-3 text-xs">
                  {[roleName(person.role), charactersOf(person, shoot.costumes)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <small className="num block truncate text-accent-text text-xs">
                  {neededOf(person, day, shoot.timeZone)}
                </small>
              </span>
            </button>
            <Reach person={person} />
          </li>
        ))}
      </ul>
      {shoot.participants.length > 0 && (
        <p className="py-3 text-ink-3 text-xs">{onSetWords('pressPerson')}</p>
      )}
    </section>
  );
}

function Reach({ person: { name, phone, email } }: { person: Person }) {
  const { call, text } = phoneOf(phone);
  const write = text ?? (email === null ? null : mailUrl(email));
  const ways = [
    { url: write, label: onSetWords('message', { name }), icon: MessageCircle },
    { url: call, label: onSetWords('call', { name }), icon: Phone },
  ];
  if (!ways.some(({ url }) => url))
    return (
      <small className="max-w-28 text-ink-3 text-xs [overflow-wrap:anywhere]">
        {phone ?? onSetWords('noWay')}
      </small>
    );
  return ways.map(
    ({ url, label, icon: Icon }) =>
      url && (
        <Button key={label} asChild className="min-h-14 min-w-14 rounded-full px-0">
          <a href={url} aria-label={label}>
            <Icon />
          </a>
        </Button>
      ),
  );
}

function Place({ shoot, onMap }: Pick<PeoplePartProps, 'shoot' | 'onMap'>) {
  const { location, secondLocation } = shoot;
  if (!location) return <p className="py-2 text-ink-3 text-xs">{onSetWords('noPlace')}</p>;
  return (
    <>
      <PlaceCard place={location} text={location.meetingPoint ?? location.address}>
        {location.latitude !== null && (
          <Button className="min-h-14 min-w-14" onClick={onMap}>
            <MapIcon />
            {onSetWords('map')}
          </Button>
        )}
      </PlaceCard>
      {secondLocation && hasBackupPlace(shoot) && (
        <PlaceCard
          place={secondLocation}
          text={[onSetWords('ifItRains'), secondLocation.address].filter(Boolean).join(' · ')}
        />
      )}
    </>
  );
}

interface PlaceCardProps {
  place: Destination & { readonly name: string };
  text: string | null;
  children?: ReactNode;
}

function PlaceCard({ place, text, children }: PlaceCardProps) {
  const [way] = directionsTo(place, isApple());
  return (
    <div className="mb-1.5 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-line bg-surface-1 py-1.5 pr-1.5 pl-3.5">
      <MapPin className="size-5 shrink-0" />
      {/* Two buttons have a line of their own. */}
      <p className={children ? 'min-w-0 flex-1 basis-5/6' : 'min-w-0 flex-1 basis-32'}>
        <b className="block truncate font-[600]">{place.name}</b>
        <small className="block text-ink-2 text-xs">{text}</small>
        {!way && <small className="block text-ink-3 text-xs">{onSetWords('noDirections')}</small>}
      </p>
      {children}
      {way && (
        <Button asChild className="min-h-14">
          <a href={way.url} target="_blank" rel="noreferrer">
            <Navigation />
            {directionsWords('directions')}
          </a>
        </Button>
      )}
    </div>
  );
}

/** When a person is needed next. Empty for a person who is in no entry. */
function neededOf(
  { id }: Person,
  { current, entries, times, isToday, now }: DayOfPlan,
  timeZone: string,
): string {
  const hasBegun = !times?.entries.some(
    (each) => each.id === current?.id && each.expected.start > now,
  );
  if (isToday && hasBegun && current?.participantIds.includes(id)) return onSetWords('onNow');
  const own = entries.filter(({ participantIds }) => participantIds.includes(id));
  const next = own.find(({ state }) => state === 'open');
  if (own.length > 0 && !next) return onSetWords('noLongerNeeded');
  const span = times?.entries.find((each) => each.id === next?.id);
  if (!span) return '';
  return onSetWords('neededAt', { time: formatTime(timeOf(span.expected.start, timeZone)) });
}
