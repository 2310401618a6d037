import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackedKind } from '@lensemble/contract/packing';
import type { PackingEntry } from '@lensemble/contract/packing-list';
import { Briefcase, Camera, CircleDot, type LucideIcon, Shirt, Swords } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';

const icons: Readonly<Record<PackedKind, LucideIcon>> = {
  equipment: Camera,
  prop: Swords,
  costume: Shirt,
  kit: Briefcase,
  line: CircleDot,
};

interface EntryFaceProps {
  entry: Pick<PackingEntry, 'kind' | 'imageUrl'>;
  /** The address at which a picture is shown. */
  addressOf?: (url: string) => string | null;
  className: string;
}

/** The picture of an entry, or an icon of its kind. */
export function EntryFace({ entry, addressOf = small, className }: EntryFaceProps) {
  const { kind, imageUrl } = entry;
  const src = imageUrl && addressOf(imageUrl);
  const Icon = icons[kind];
  if (src) return <Picture src={src} className={cn('shrink-0 rounded-md', className)} />;
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

/** What is shown of a part of a kit. */
export const faceOfPart = ({
  part,
  imageUrl,
}: PackingEntry['parts'][number]): EntryFaceProps['entry'] => ({
  kind: 'line' in part ? 'line' : 'equipment',
  imageUrl,
});

const small = (url: string) => imageVariant(url, 'small');
