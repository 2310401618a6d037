import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackedKind } from '@lensemble/contract/packing';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { Briefcase, Camera, CircleDot, type LucideIcon, Shirt, Swords } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';
import type { PackedShoot } from '@/lib/packing/listed-groups.ts';

const icons: Readonly<Record<PackedKind, LucideIcon>> = {
  equipment: Camera,
  prop: Swords,
  costume: Shirt,
  kit: Briefcase,
  line: CircleDot,
};

interface EntryFaceProps {
  shoot: PackedShoot;
  entry: Pick<PackingEntry, 'kind' | 'id'>;
  /** The address at which a picture is shown. */
  addressOf?: (url: string) => string | null;
  className: string;
}

/** The picture of an entry, or an icon of its kind. */
export function EntryFace({ shoot, entry, addressOf = small, className }: EntryFaceProps) {
  const picture = pictureOf(shoot, entry);
  const src = picture?.imageUrl && addressOf(picture.imageUrl);
  const Icon = icons[entry.kind];
  if (src)
    return (
      <Picture
        src={src}
        placeholder={picture.imagePlaceholder}
        className={cn('shrink-0 rounded-md', className)}
      />
    );
  return (
    <span
      className={cn(
        'grid shrink-0 place-items-center rounded-md border border-line bg-well text-ink-3',
        className,
      )}
    >
      <Icon className="size-4" aria-hidden />
    </span>
  );
}

const small = (url: string) => imageVariant(url, 'small');

function pictureOf(
  { costumes, props, equipment }: PackedShoot,
  { kind, id }: Pick<PackingEntry, 'kind' | 'id'>,
) {
  if (kind === 'costume') return costumes.find(({ costumeId }) => costumeId === id);
  if (kind === 'prop') return props.find(({ propId }) => propId === id);
  if (kind === 'equipment') return equipment.find(({ equipmentId }) => equipmentId === id);
  return undefined;
}
