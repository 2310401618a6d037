import { pictureWords } from '@lensemble/messages/web/pictures';
import { ImagePlus, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface UploadCoverProps {
  upload: Pick<PictureUpload, 'state' | 'retry'>;
  /** Called to choose another picture after the server refused this one. */
  onChoose: () => void;
}

export function UploadCover({ upload: { state, retry }, onChoose }: UploadCoverProps) {
  if (state.step === 'idle') return null;
  if (state.step === 'failed') {
    const { reason, canRetry } = state.failure;
    return (
      <span className="glass absolute inset-0 grid place-content-center justify-items-center gap-2 overflow-y-auto p-3 text-center">
        <span role="alert" className="font-semibold text-xs leading-snug">
          {reason}
        </span>
        {canRetry ? (
          <Button size="sm" onClick={retry}>
            <RotateCw aria-hidden />
            {pictureWords('retry')}
          </Button>
        ) : (
          <Button size="sm" onClick={onChoose}>
            <ImagePlus aria-hidden />
            {pictureWords('chooseAnother')}
          </Button>
        )}
      </span>
    );
  }
  const percent = Math.round(state.progress * 100);
  return (
    <span className="photo-scrim absolute inset-x-0 bottom-0 grid gap-1.5 px-3 pt-8 pb-3 text-photo-text text-xs">
      <span className="num font-semibold">{pictureWords('percent', { percent })}</span>
      <span
        role="progressbar"
        aria-label={pictureWords('uploading')}
        aria-valuenow={percent}
        className="block h-1 overflow-hidden rounded-full bg-photo-line"
      >
        <span className="beam block h-full" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
