import { Aperture, Check, CircleSlash } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

interface AvailabilityBadgeProps {
  available: boolean;
  no: 'In Use' | 'Unavailable';
}

export function AvailabilityBadge({ available, no }: AvailabilityBadgeProps) {
  if (available) {
    return (
      <Badge variant="status" className="status-ready">
        <Check aria-hidden />
        Available
      </Badge>
    );
  }
  return (
    <Badge variant="status" className="status-planning">
      {no === 'In Use' ? <Aperture aria-hidden /> : <CircleSlash aria-hidden />}
      {no}
    </Badge>
  );
}
