import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { useQuery } from '@tanstack/react-query';
import { galleryQuery } from '@/features/shoots/api/gallery.ts';
import { GalleryForm } from './gallery-form.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Part } from './part.tsx';

/** Where the pictures are. */
export function GalleryPart({ shoot }: { shoot: ShootDetail }) {
  const { data, error, isFetching, refetch } = useQuery(galleryQuery(shoot.id));
  return (
    <Part title={afterwardsWords('gallery')}>
      {data ? (
        <GalleryForm shoot={shoot} gallery={data} />
      ) : (
        <NotLoaded
          error={error}
          retrying={isFetching}
          onRetry={refetch}
          words={afterwardsWords('galleryFailed')}
        />
      )}
    </Part>
  );
}
