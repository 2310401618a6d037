import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface UploadCoverProps {
  upload: Pick<PictureUpload, 'state' | 'retry'>;
  /** What a failed upload says. */
  failure: string;
}

/** Over the picture: how far its upload is, or that it failed, with another try. */
export function UploadCover({ upload: { state, retry }, failure }: UploadCoverProps) {
  if (state.step === 'idle') return null;
  if (state.step === 'failed') {
    return (
      <span className="glass absolute inset-0 grid place-content-center justify-items-center gap-2 p-3 text-center">
        <span role="alert" className="font-semibold">
          {failure}
        </span>
        <Button size="sm" onClick={retry}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      </span>
    );
  }
  const percent = Math.round(state.progress * 100);
  return (
    <span className="photo-scrim absolute inset-x-0 bottom-0 grid gap-1.5 px-3 pt-8 pb-3 text-photo-text text-xs">
      <span className="num font-semibold">{percent}%</span>
      <span
        role="progressbar"
        aria-label="Uploading"
        aria-valuenow={percent}
        className="block h-1 overflow-hidden rounded-full bg-photo-line"
      >
        <span className="beam block h-full" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
