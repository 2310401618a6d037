import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootListWords } from '@lensemble/messages/web/shoot-lists';
import { Calendar, FileText } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

export function LinkBadges({ shoot }: { shoot: ListedShoot }) {
  return (
    <>
      {shoot.calendarEventUrl && (
        <Badge variant="outline">
          <Calendar aria-hidden /> {shootListWords('calendar')}
        </Badge>
      )}
      {shoot.docsUrl && (
        <Badge variant="outline">
          <FileText aria-hidden /> {shootListWords('docs')}
        </Badge>
      )}
    </>
  );
}
