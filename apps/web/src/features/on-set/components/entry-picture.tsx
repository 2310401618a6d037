import type { ShootDetail } from '@lensemble/contract/shoots';
import { blockIcons } from '@/components/block-icons.ts';
import { Picture } from '@/components/picture.tsx';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';

interface EntryPictureProps {
  shoot: ShootDetail;
  entry: Entry;
  /** The pictures of added shots that are not uploaded yet. */
  ownPictures: ReadonlyMap<string, string>;
  size: 'small' | 'medium';
  className: string;
}

/** The picture that a shot is taken after; the icon of a block. */
export function EntryPicture({ shoot, entry, ownPictures, size, className }: EntryPictureProps) {
  const pictureOf = usePictureOf();
  const reference = shoot.references.find(({ id }) => id === entry.referenceId);
  return (
    <Picture
      src={ownPictures.get(entry.id) ?? pictureOf(reference?.url, size)}
      placeholder={reference?.placeholder}
      {...(entry.kind !== 'shot' && { icon: blockIcons[entry.kind] })}
      loading="eager"
      className={className}
    />
  );
}
