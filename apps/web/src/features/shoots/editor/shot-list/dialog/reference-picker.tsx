import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { chipStyles } from '@/components/chip-styles.ts';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';

interface ReferencePickerProps {
  references: readonly Reference[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Chooses the picture of a shot from the references of the shoot. */
export function ReferencePicker({ references, chosen, onChoose }: ReferencePickerProps) {
  if (references.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[560] text-ink-2 text-sm">{shotListWords('reference')}</legend>
      <div className="flex max-h-48 flex-wrap items-center gap-2 overflow-y-auto p-1">
        <button
          type="button"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
          className={chipStyles(chosen === null)}
        >
          {shotListWords('noReference')}
        </button>
        {references.map(({ id, url, placeholder }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            aria-label={shotListWords('referenceNumber', { number: index + 1 })}
            onClick={() => onChoose(id)}
            className={cn(
              'size-14 rounded-md outline-offset-2',
              chosen === id && 'ring-2 ring-accent',
            )}
          >
            <Picture
              src={imageVariant(url, 'small')}
              placeholder={placeholder}
              className="size-full rounded-md"
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
