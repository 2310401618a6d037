import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { MapPin } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

interface StoragePlaceProps {
  of: { readonly storagePlace: string | null };
  className?: string;
}

/** Where an item is kept; nothing if that is not known. */
export function StoragePlace({ of: { storagePlace }, className }: StoragePlaceProps) {
  if (!storagePlace) return null;
  return (
    <p className={cn('flex min-w-0 items-center gap-1.5 text-ink-3', className)}>
      <MapPin className="size-3.5 shrink-0" aria-hidden />
      <span className="sr-only">{catalogueCardWords('storedAt')} </span>
      <span dir="auto" title={storagePlace} className="truncate">
        {storagePlace}
      </span>
    </p>
  );
}
