import { pictureWords } from '@lensemble/messages/web/pictures';
import { ImagePlus, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import {
  pictureOf,
  pictureTypes,
  whyNoPicture,
  whyUnsoundPicture,
} from '@/lib/pictures/picture-files.ts';
import { useIncomingFiles } from '@/lib/pictures/use-incoming-files.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toast } from '@/lib/shell/toast.ts';
import { UploadCover } from './upload-cover.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { PictureUpload } from './use-picture-upload.ts';

const CropDialog = lazyDialog(() => import('./crop-dialog.tsx'));

interface PictureFieldProps {
  label: string;
  value: string | null;
  placeholder?: string | null;
  upload: PictureUpload;
  onRemove: () => void;
  round?: boolean;
  className?: string;
}

/** A square picture to choose, drop or paste. The user crops it, then it is uploaded in the background. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, placeholder, upload, onRemove, round = false, className } = props;
  const [toCrop, setToCrop] = useState<File | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useObjectUrl(upload.file);
  const shown = chosen ?? value;

  const take = async (files: FileList | null) => {
    const file = pictureOf(files);
    if (!file) return;
    const refusal = whyNoPicture(file) ?? (await whyUnsoundPicture(file));
    if (refusal) toast({ title: refusal, variant: 'destructive' });
    else setToCrop(file);
  };
  const over = useIncomingFiles(field, (files) => void take(files));
  const choose = () => input.current?.click();
  const shape = cn('aspect-square w-full', round ? 'rounded-full' : 'rounded-lg');

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, but one control of several parts
    <div
      ref={field}
      role="group"
      aria-label={label}
      className={cn('grid content-start gap-3', className)}
    >
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        hidden
        onChange={(event) => {
          void take(event.target.files);
          // Without this, choosing the same file again would not fire a change event.
          event.target.value = '';
        }}
      />
      {shown ? (
        <>
          <span
            className={cn('relative block overflow-hidden', shape, over && 'ring-2 ring-focus')}
          >
            <Picture
              src={shown}
              placeholder={chosen ? null : placeholder}
              sizes="25rem"
              loading="eager"
              className="size-full"
            />
            <UploadCover upload={upload} onChoose={choose} />
          </span>
          <span className="flex flex-wrap gap-2 *:grow">
            <Button size="sm" onClick={choose}>
              <Upload aria-hidden />
              {pictureWords('replace')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                upload.clear();
                onRemove();
              }}
            >
              <X aria-hidden />
              {pictureWords('remove')}
            </Button>
          </span>
        </>
      ) : (
        <EmptyTile over={over} className={shape} onChoose={choose} />
      )}
      {toCrop && (
        <CropDialog file={toCrop} onCropped={upload.start} onClose={() => setToCrop(null)} />
      )}
    </div>
  );
}

interface EmptyTileProps {
  over: boolean;
  className: string;
  onChoose: () => void;
}

function EmptyTile({ over, className, onChoose }: EmptyTileProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={cn(
        'grid place-content-center justify-items-center gap-1 border border-line-field border-dashed p-4 text-center text-ink-2 transition-colors hover:border-ink-3 hover:bg-hover',
        over && 'border-focus bg-accent-soft text-ink',
        className,
      )}
    >
      <ImagePlus className="mb-1 size-5" aria-hidden />
      <span className="font-[580]">{pictureWords('add')}</span>
      <small className="text-ink-3 text-xs max-md:hidden">{pictureWords('dropOrPaste')}</small>
    </button>
  );
}
