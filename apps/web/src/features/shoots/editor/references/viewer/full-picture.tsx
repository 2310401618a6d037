import type { Reference } from '@lensemble/contract/shoot-links';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FullPictureProps {
  reference: Reference;
  name: string;
  /** Lies over the picture, which it is positioned by. */
  children?: ReactNode;
}

/** The whole picture, as large as the space allows but never enlarged; its placeholder shows until it has loaded. */
export function FullPicture({ reference, name, children }: FullPictureProps) {
  const { url, width, height, placeholder } = reference;
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className="grid h-full place-content-center justify-items-center gap-2 text-photo-text-2">
        <ImageOff className="size-6" aria-hidden />
        {referenceViewerWords('notLoaded')}
      </p>
    );
  }
  const isKnown = width !== null && height !== null;
  return (
    <div className="grid h-full place-items-center [container-type:size]">
      <div className="relative">
        <img
          src={url}
          alt={name}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="max-h-[100cqh] max-w-[100cqw] rounded-xs bg-cover object-contain"
          style={
            isKnown
              ? {
                  aspectRatio: `${width} / ${height}`,
                  width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
                  ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
                }
              : undefined
          }
        />
        {children}
      </div>
    </div>
  );
}
