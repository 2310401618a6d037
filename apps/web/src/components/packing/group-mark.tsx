import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackingGrouping } from '@lensemble/contract/packing-list';
import { CircleDot, CircleHelp, type LucideIcon, Shirt, Users, Warehouse } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import type { ListedGroup, PackedShoot } from '@/lib/packing/listed-groups.ts';
import { EntryFace } from './entry-face.tsx';

interface GroupMarkProps {
  shoot: PackedShoot;
  grouping: PackingGrouping;
  group: Pick<ListedGroup, 'id' | 'isForEverybody'>;
  /** The address at which a picture is shown. */
  addressOf?: (url: string) => string | null;
}

/** Whose or what group it is. */
export function GroupMark({ shoot, grouping, group, addressOf = small }: GroupMarkProps) {
  const { id, isForEverybody } = group;
  const costume = shoot.costumes.find(
    ({ costumeId }) => grouping === 'costume' && costumeId === id,
  );
  if (costume)
    return (
      <EntryFace {...{ addressOf }} entry={{ ...costume, kind: 'costume' }} className="size-8" />
    );
  const person = shoot.participants.find((each) => grouping === 'person' && each.id === id);
  if (person)
    return (
      <Avatar
        name={person.name}
        src={person.avatarUrl && addressOf(person.avatarUrl)}
        placeholder={person.avatarPlaceholder}
      />
    );
  const none = { person: CircleHelp, costume: Shirt, storage: CircleDot }[grouping];
  const Icon = iconOf(group, none);
  return (
    <span
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full',
        grouping === 'person' && !isForEverybody
          ? 'status-planning bg-st-soft text-st-text'
          : 'border border-line bg-well text-ink-3',
      )}
    >
      <Icon className="size-4" aria-hidden />
    </span>
  );
}

function iconOf({ id, isForEverybody }: GroupMarkProps['group'], none: LucideIcon): LucideIcon {
  if (isForEverybody) return Users;
  return id === null ? none : Warehouse;
}

const small = (url: string) => imageVariant(url, 'small');
