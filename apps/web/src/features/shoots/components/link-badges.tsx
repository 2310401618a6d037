import type { Shoot } from '@lensemble/contract/shoots';
import { Calendar, FileText } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

/** Says that the shoot is in somebody's calendar, and that it has a document. */
export function LinkBadges({ shoot }: { shoot: Shoot }) {
  return (
    <>
      {shoot.calendarEventUrl && (
        <Badge variant="outline">
          <Calendar aria-hidden /> Calendar
        </Badge>
      )}
      {shoot.docsUrl && (
        <Badge variant="outline">
          <FileText aria-hidden /> Docs
        </Badge>
      )}
    </>
  );
}
