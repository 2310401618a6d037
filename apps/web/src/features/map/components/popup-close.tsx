import { mapViewWords } from '@lensemble/messages/web/map-view';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

export function PopupClose({ onClose }: { onClose: () => void }) {
  return (
    <Button
      size="icon-sm"
      variant="ghost"
      aria-label={mapViewWords('close')}
      className="absolute top-1 right-1"
      onClick={onClose}
    >
      <X aria-hidden />
    </Button>
  );
}
