import type { ShootDetail } from '@lensemble/contract/shoots';
import { consentPageWords } from '@lensemble/messages/web/consent-pages';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { useQuery } from '@tanstack/react-query';
import { buttonStyles } from '@/components/ui/button.tsx';
import { creditsQuery } from '@/features/shoots/api/credits.ts';
import { cn } from '@/lib/cn.ts';
import { today } from '@/lib/time/dates.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import type { GalleryValues } from './gallery-values.ts';

interface GalleryPreviewProps {
  shoot: Pick<ShootDetail, 'id' | 'version'>;
  values: GalleryValues;
}

/** The gallery as a personal link shows it, with what is in the form. Nothing of the gallery itself is loaded. */
export function GalleryPreview({ shoot, values }: GalleryPreviewProps) {
  const { data } = useQuery(creditsQuery(shoot.id, shoot.version));
  const reader = data?.people[0];
  if (!reader || values.url.trim() === '') return null;
  const isComing = values.readyOn > today();
  const password = values.password.trim();
  const date = isComing ? formatLongDate(values.readyOn, true) : '';
  const about = [
    consentPageWords('galleryThanks', { name: reader.name.split(' ')[0] ?? reader.name }),
    ...(isComing ? [consentPageWords('galleryReady', { date })] : []),
    ...(password === '' ? [] : [consentPageWords('galleryPassword', { password })]),
  ];
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="font-medium text-ink-2 text-xs">
        {afterwardsWords('onTheirPage')}
      </figcaption>
      <div className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-well p-3">
        <p className="min-w-0">
          <b className="block font-[620] text-base">
            {isComing ? consentPageWords('galleryComing') : consentPageWords('galleryTitle')}
          </b>
          <span dir="auto" className="block break-words text-ink-2 text-sm">
            {about.join(' ')}
          </span>
        </p>
        <span className={cn(buttonStyles({ variant: 'primary' }), 'pointer-events-none')}>
          {consentPageWords('openGallery')}
        </span>
      </div>
    </figure>
  );
}
