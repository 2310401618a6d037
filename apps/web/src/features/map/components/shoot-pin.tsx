import { imageVariant } from '@lensemble/contract/image-variant';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { Picture } from '@/components/picture.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { shootColorStyle } from '@/lib/shoots/shoot-color.ts';

interface ShootPinProps {
  shoot: MapShoot;
  isSelected: boolean;
}

/** A shoot's picture in a ring of the shoot's color, with the icon of its status. The marker's label names the shoot and the status. */
export function ShootPin({ shoot, isSelected }: ShootPinProps) {
  const { firstReferenceUrl: picture } = shoot;
  return (
    <span style={shootColorStyle(shoot.color)} className="shoot-color relative block h-13.5 w-11">
      <span className="absolute bottom-[3px] left-1/2 size-3.5 -translate-x-1/2 rotate-45 rounded-[2px] bg-shoot shadow-2 ring-1 ring-shoot-edge" />
      <Picture
        src={picture && imageVariant(picture, 'small')}
        focus="50% 62%"
        loading="eager"
        className="absolute inset-x-0 top-0 size-11 rounded-full border-3 border-shoot bg-shoot ring-1 ring-shoot-edge [&_.finder]:hidden"
        imgClassName="rounded-full"
      />
      {isSelected && <TodayRing className="-top-3.5 -left-4 h-18 w-19 [&_path]:stroke-[1.7]" />}
      <span className="absolute -top-1 -right-1.5 grid size-5.5 place-items-center rounded-full bg-surface-2 ring-1 ring-line-strong">
        <StatusIcon status={shoot.status} className="size-[13px]" />
      </span>
    </span>
  );
}
