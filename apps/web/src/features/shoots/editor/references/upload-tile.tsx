import { referenceUploadWords } from '@lensemble/messages/web/reference-uploads';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { RemoveFromPhoto } from '@/features/shoots/editor/links/remove-from-photo.tsx';
import { cn } from '@/lib/cn.ts';
import { ratioOf, tileStyle } from './reference-shape.ts';
import type { Upload } from './upload-queue.ts';

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

const dimmed = {
  held: 'opacity-80',
  waiting: 'opacity-40',
  sending: 'opacity-40',
  failed: 'opacity-15',
} as const;

export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { file, preview, state } = upload;
  const [ratio, setRatio] = useState(ratioOf({ width: null, height: null }));
  const isBad = state === 'failed';
  return (
    <li
      // Wide enough for its words.
      style={tileStyle(Math.max(ratio, 1))}
      className={cn(
        'relative isolate overflow-hidden rounded-md bg-photo-base text-photo-text',
        isBad && 'outline outline-danger -outline-offset-1',
      )}
    >
      <img
        src={preview}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setRatio(ratioOf({ width, height }))
        }
        onError={({ currentTarget }) => currentTarget.remove()}
        className={cn('absolute inset-0 -z-1 size-full object-cover', dimmed[state])}
      />
      {isBad ? (
        <Failed upload={upload} onRetry={onRetry} />
      ) : (
        <p className="photo-scrim absolute inset-x-0 bottom-0 px-2.5 pt-6 pb-2 font-[560] text-xs">
          {wordsFor(upload)}
          {state !== 'held' && <Bar upload={upload} />}
        </p>
      )}
      <RemoveFromPhoto
        label={referenceUploadWords('removeFile', { file: file.name })}
        onRemove={onRemove}
      />
    </li>
  );
}

function wordsFor({ state, progress }: Upload): string {
  if (state === 'held') return referenceUploadWords('held');
  if (state === 'waiting') return referenceUploadWords('waiting');
  return progress < 1
    ? referenceUploadWords('percent', { percent: Math.round(progress * 100) })
    : referenceUploadWords('almost');
}

function Bar({ upload: { file, progress } }: { upload: Upload }) {
  return (
    <span
      role="progressbar"
      aria-label={referenceUploadWords('uploading', { file: file.name })}
      aria-valuenow={Math.round(progress * 100)}
      className="mt-1.5 block h-1 overflow-hidden rounded-full bg-photo-line"
    >
      <span
        className="beam block h-full origin-left transition-transform"
        style={{ transform: `scaleX(${progress})` }}
      />
    </span>
  );
}

function Failed({
  upload: { file, failure },
  onRetry,
}: Pick<UploadTileProps, 'upload' | 'onRetry'>) {
  return (
    <div
      // UploadNews announces automatic retries once for all tiles.
      role={failure?.passesWith === 'time' ? undefined : 'alert'}
      className="absolute inset-0 grid content-center justify-items-center gap-1.5 p-2 text-center text-xs"
    >
      <TriangleAlert className="size-4" aria-hidden />
      <span className="line-clamp-3 font-[560]">{failure?.reason}</span>
      {failure?.canRetry && (
        <Button
          size="sm"
          aria-label={referenceUploadWords('retryFile', { file: file.name })}
          onClick={onRetry}
          className="border-photo-line bg-photo-glass text-photo-text hover:bg-photo-base"
        >
          <RotateCw aria-hidden />
          {referenceUploadWords('retry')}
        </Button>
      )}
    </div>
  );
}
