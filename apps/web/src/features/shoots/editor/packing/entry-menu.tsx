import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { packingWords } from '@lensemble/messages/web/packing';
import { CircleHelp, Pencil, Trash2, UserPlus, X } from 'lucide-react';
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
import type { PackingActs } from './use-packing-acts.ts';

interface EntryMenuProps {
  entry: PackingEntry;
  people: ShootDetail['participants'];
  acts: PackingActs;
  onEdit: () => void;
}

const NO_ONE = '';

/** Who brings an entry, and what else can be done with it. */
export function EntryMenu({ entry, people, acts, onEdit }: EntryMenuProps) {
  const { kind, id, name: title, bringerId } = entry;
  const bringer = people.find((each) => each.id === bringerId);
  const bring = (chosen: string) => {
    acts.bring(entry, chosen === NO_ONE ? null : chosen);
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
          aria-label={
            bringer
              ? packingWords('broughtBy', { title, name: bringer.name })
              : packingWords('whoBrings', { title })
          }
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
            <UserPlus className="status-planning text-st-text" aria-hidden />
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60">
        <DropdownMenuLabel>{packingWords('chooseWho')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={bringer?.id ?? NO_ONE} onValueChange={bring}>
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
          <DropdownMenuRadioItem value={NO_ONE}>
            <CircleHelp aria-hidden />
            {packingWords('noOne')}
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        {kind === 'line' && (
          <>
            <DropdownMenuSeparator />
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
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => drop(acts.removeKit)}>
              <X aria-hidden />
              {packingWords('removeKit')}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
