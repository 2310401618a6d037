import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { CircleHelp, Pencil, Trash2, UserPlus, Users, X } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import { CountItems, NoteItem } from './count-items.tsx';
import type { PackingActs } from './use-packing-acts.ts';

interface EntryMenuProps {
  entry: PackingEntry;
  people: ShootDetail['participants'];
  acts: PackingActs;
  onEdit: () => void;
  onNote: () => void;
}

const NO_ONE = '';
const EVERYBODY = 'everybody';

/** Who brings an entry, and what else can be done with it. */
export function EntryMenu({ entry, people, acts, onEdit, onNote }: EntryMenuProps) {
  const { kind, id, parts, bringerId, isForEverybody } = entry;
  const bringer = people.find((each) => each.id === bringerId);
  const bring = (chosen: string) => {
    const isPerson = chosen !== NO_ONE && chosen !== EVERYBODY;
    acts.bring(entry, isPerson ? chosen : null, chosen === EVERYBODY);
    // The entry may now be in another group.
    focusLater(`[data-packed="${id}"] [data-who]`);
  };
  const drop = (act: (entry: PackingEntry) => void) => {
    act(entry);
    focusLater('[data-packing-line]');
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          data-who
          variant="ghost"
          size="icon-sm"
          aria-label={bringerWords(entry, bringer?.name)}
          className="max-md:size-target print:hidden"
        >
          {bringer ? (
            <Avatar
              name={bringer.name}
              size="sm"
              src={bringer.avatarUrl && imageVariant(bringer.avatarUrl, 'small')}
              placeholder={bringer.avatarPlaceholder}
            />
          ) : (
            <NoPerson {...{ isForEverybody }} />
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60">
        <DropdownMenuLabel>{packingWords('chooseWho')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={isForEverybody ? EVERYBODY : (bringer?.id ?? NO_ONE)}
          onValueChange={bring}
        >
          {people.map((person) => (
            <DropdownMenuRadioItem key={person.id} value={person.id}>
              <Avatar
                name={person.name}
                size="sm"
                src={person.avatarUrl && imageVariant(person.avatarUrl, 'small')}
                placeholder={person.avatarPlaceholder}
              />
              <span dir="auto" className="truncate">
                {person.name}
              </span>
            </DropdownMenuRadioItem>
          ))}
          {kind === 'line' && (
            <DropdownMenuRadioItem value={EVERYBODY}>
              <Users aria-hidden />
              {packingWords('everybody')}
            </DropdownMenuRadioItem>
          )}
          <DropdownMenuRadioItem value={NO_ONE}>
            <CircleHelp aria-hidden />
            {packingWords('noOne')}
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        {parts.length === 0 && (
          <CountItems
            of={entry}
            onCount={(mode, count) => acts.count(entry, { ...entry, part: null }, mode, count)}
          />
        )}
        <NoteItem onSelect={onNote} />
        {kind === 'line' && (
          <>
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil aria-hidden />
              {packingWords('edit')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => drop(acts.remove)}>
              <Trash2 aria-hidden />
              {packingWords('delete')}
            </DropdownMenuItem>
          </>
        )}
        {kind === 'kit' && (
          <DropdownMenuItem onSelect={() => drop(acts.removeKit)}>
            <X aria-hidden />
            {packingWords('removeKit')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const NoPerson = ({ isForEverybody }: { isForEverybody: boolean }) =>
  isForEverybody ? (
    <Users className="text-ink-3" aria-hidden />
  ) : (
    <UserPlus className="status-planning text-st-text" aria-hidden />
  );

function bringerWords(
  { name: title, isForEverybody }: PackingEntry,
  name: string | undefined,
): string {
  if (isForEverybody) return packingWords('everybodyBrings', { title });
  return name === undefined
    ? packingWords('whoBrings', { title })
    : packingWords('broughtBy', { title, name });
}
