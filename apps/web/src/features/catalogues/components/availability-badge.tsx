import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { Aperture, Check, CircleSlash } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

interface AvailabilityBadgeProps {
  available: boolean;
  no: 'in use' | 'unavailable';
}

const texts = {
  'in use': catalogueCardWords('inUse'),
  unavailable: catalogueCardWords('unavailable'),
};

export function AvailabilityBadge({ available, no }: AvailabilityBadgeProps) {
  if (available) {
    return (
      <Badge variant="status" className="status-ready">
        <Check aria-hidden />
        {catalogueCardWords('available')}
      </Badge>
    );
  }
  return (
    <Badge variant="status" className="status-planning">
      {no === 'in use' ? <Aperture aria-hidden /> : <CircleSlash aria-hidden />}
      {texts[no]}
    </Badge>
  );
}
