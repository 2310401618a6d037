import { CROP_ZOOM_MAX, CROP_ZOOM_MIN } from '@lensemble/contract/constants';
import { pictureWords } from '@lensemble/messages/web/pictures';
import { useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './crop-picture.ts';
import { zoomOfKey } from './zoom.ts';

interface CropStageProps {
  url: string;
  zoom: number;
  onZoomChange: (zoom: number) => void;
  onAreaChange: (area: Area | null) => void;
}

const ARROW_STEP_PX = 8;

/** The picture below a square: drag and pinch it, or use arrow keys, plus and minus. */
export function CropStage({ url, zoom, onZoomChange, onAreaChange }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [unreadable, setUnreadable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const giveUp = () => {
    setUnreadable(true);
    onAreaChange(null);
  };
  const isFocused = useRef(false);
  // The crop area exists only after the picture has been measured, which the first call signals.
  const choose = (area: Area) => {
    onAreaChange(area);
    if (isFocused.current) return;
    isFocused.current = true;
    box.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className="relative aspect-4/3 overflow-hidden rounded-lg bg-photo-base">
      {unreadable ? (
        <p role="alert" className="grid size-full place-items-center p-6 text-photo-text">
          {pictureWords('unreadable')}
        </p>
      ) : (
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={CROP_ZOOM_MIN}
          maxZoom={CROP_ZOOM_MAX}
          aspect={1}
          keyboardStep={ARROW_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={onZoomChange}
          onCropComplete={(_, pixels) => choose(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ onError: giveUp }}
          cropperProps={{
            role: 'group',
            'aria-label': pictureWords('cropHelp'),
            onKeyDownCapture: (event) => {
              const next = zoomOfKey(event.key, zoom);
              if (next !== undefined) onZoomChange(next);
            },
          }}
        />
      )}
    </div>
  );
}
