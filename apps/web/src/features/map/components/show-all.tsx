import { mapViewWords } from '@lensemble/messages/web/map-view';
import { Scan } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

export function ShowAll({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      size="sm"
      onClick={onPress}
      className="absolute left-2 z-1 bg-veil backdrop-blur-md max-md:top-16 md:bottom-8 md:left-4"
    >
      <Scan aria-hidden />
      {mapViewWords('showAll', { count })}
    </Button>
  );
}
