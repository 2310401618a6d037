import { imageVariant } from '@lensemble/contract/image-variant';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { Link } from '@tanstack/react-router';
import { Calendar, MapPin } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { whenOf } from '../lib/words.ts';
import { PopupClose } from './popup-close.tsx';

interface ShootPopupProps {
  shoot: MapShoot;
  /** The number of shoots at this place, including this one. */
  togetherCount: number;
  onShowTogether: () => void;
  onShowDetails: () => void;
  onClose: () => void;
}

export function ShootPopup({ shoot, onClose, ...actions }: ShootPopupProps) {
  const { title, status, location, firstReferenceUrl: picture } = shoot;
  return (
    <section aria-label={title} className="relative grid grid-cols-[4.25rem_minmax(0,1fr)] text-sm">
      <span className="relative grid">
        <Picture src={picture && imageVariant(picture, 'small')} focus="50% 45%" loading="eager" />
        <span className="absolute top-2 left-2 grid size-6 place-items-center rounded-full bg-surface-2 ring-1 ring-line-strong">
          <StatusIcon status={status} className="size-3.5" />
          <span className="sr-only">{statusNames[status]}</span>
        </span>
      </span>
      <div className="relative grid min-w-0 gap-0.5 py-2.5 pr-2 pl-3">
        <ShootBar color={shoot.color} className="inset-y-3" />
        <p className="line-clamp-2 pr-8 font-semibold text-base leading-snug">{title}</p>
        <Line icon={Calendar}>{whenOf(shoot)}</Line>
        {location && <Line icon={MapPin}>{location.name}</Line>}
        <PopupActions id={shoot.id} {...actions} />
      </div>
      <PopupClose onClose={onClose} />
    </section>
  );
}

interface LineProps {
  icon: ComponentType<{ className?: string }>;
  children: ReactNode;
}

function Line({ icon: Icon, children }: LineProps) {
  return (
    <p className="num flex min-w-0 items-center gap-1.5 text-ink-2">
      <Icon className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <span className="truncate">{children}</span>
    </p>
  );
}

type PopupActionsProps = Omit<ShootPopupProps, 'shoot' | 'onClose'> & { id: string };

function PopupActions({ id, togetherCount, onShowTogether, onShowDetails }: PopupActionsProps) {
  return (
    <div className="-mb-1 -ml-1.5 flex flex-wrap items-center">
      <Button asChild size="sm" variant="ghost" className="px-1.5 text-accent-text">
        <Link to="/shoots/$id" params={{ id }}>
          {mapViewWords('openShoot')}
        </Link>
      </Button>
      <Button size="sm" variant="ghost" className="px-1.5 md:hidden" onClick={onShowDetails}>
        {mapViewWords('details')}
      </Button>
      {togetherCount > 1 && (
        <Button size="sm" variant="ghost" className="px-1.5" onClick={onShowTogether}>
          {mapViewWords('allHere', { shoots: togetherCount })}
        </Button>
      )}
    </div>
  );
}
