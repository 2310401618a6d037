import { CROP_ZOOM_MAX, CROP_ZOOM_MIN, CROP_ZOOM_STEP } from '@lensemble/contract/constants';
import { pictureWords } from '@lensemble/messages/web/pictures';
import { uiWords } from '@lensemble/messages/web/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { toast } from '@/lib/shell/toast.ts';
import { type Area, cropPicture } from './crop-picture.ts';
import { CropStage } from './crop-stage.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { nearestZoom, zoomText } from './zoom.ts';

interface CropDialogProps {
  file: File;
  onCropped: (square: File) => void;
  onClose: () => void;
}

export default function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [zoom, setZoom] = useState(CROP_ZOOM_MIN);
  const [area, setArea] = useState<Area | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (!url || !area) return;
    setSaving(true);
    try {
      onCropped(await cropPicture(url, area));
      onClose();
    } catch {
      setSaving(false);
      toast({ title: pictureWords('notCropped'), variant: 'destructive' });
    }
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={pictureWords('crop')}>
        <DialogBody>
          {url && <CropStage url={url} zoom={zoom} onZoomChange={setZoom} onAreaChange={setArea} />}
          <Zoom value={zoom} onChange={setZoom} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{uiWords('cancel')}</Button>
          <Button variant="primary" pending={saving} disabled={!area} onClick={save}>
            {uiWords('save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  return (
    <div className="flex items-center gap-3 text-ink-3">
      <ZoomOut className="size-4 shrink-0" aria-hidden />
      <Slider
        aria-label={pictureWords('zoom')}
        value={value}
        onValueChange={(next) => onChange(nearestZoom(next))}
        min={CROP_ZOOM_MIN}
        max={CROP_ZOOM_MAX}
        step={CROP_ZOOM_STEP}
        valueText={zoomText(value)}
      />
      <ZoomIn className="size-4 shrink-0" aria-hidden />
      <span aria-hidden className="num min-w-11 text-right font-semibold text-ink">
        {zoomText(value)}
      </span>
    </div>
  );
}
