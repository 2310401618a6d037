import type { PackingEntry } from '@lensemble/contract/packing-list';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { packingWords } from '@lensemble/messages/web/packing';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EntryFace } from '@/components/packing/entry-face.tsx';
import { Button } from '@/components/ui/button.tsx';
import { focusLater } from '@/lib/browser/focus-later.ts';
import type { PackedShoot } from '@/lib/packing/listed-groups.ts';

interface KitsInShootProps {
  shoot: PackedShoot;
  entries: readonly PackingEntry[];
  onRemove: (kit: PackingEntry) => void;
  /** Adds another one. */
  children: ReactNode;
}

/** The kits of the list by themselves: how much is in each, and who brings it. */
export function KitsInShoot({ shoot, entries, onRemove, children }: KitsInShootProps) {
  const headingId = useId();
  const kits = entries.filter(({ kind }) => kind === 'kit');
  if (kits.length === 0) return null;
  const remove = (kit: PackingEntry) => {
    onRemove(kit);
    focusLater('[data-packing-line]');
  };
  return (
    <section aria-labelledby={headingId} className="panel rounded-lg p-4 print:hidden">
      <h3 id={headingId} className="font-semibold text-base leading-snug">
        {packingWords('kitsInShoot')}
      </h3>
      <ul aria-labelledby={headingId} className="mt-2">
        {kits.map((kit) => {
          const bringer = shoot.participants.find(({ id }) => id === kit.bringerId);
          const about = [
            catalogueCardWords('things', { count: kit.parts.length }),
            bringer ? bringer.name : packingWords('noOne'),
          ].join(' · ');
          return (
            <li
              key={kit.id}
              className="flex min-h-13 items-center gap-2.5 border-line border-t py-1.5 first:border-t-0"
            >
              <EntryFace entry={kit} className="size-8.5" />
              <span className="grid min-w-0 flex-1 leading-snug">
                <span dir="auto" title={kit.name} className="truncate font-[560]">
                  {kit.name}
                </span>
                <small dir="auto" title={about} className="truncate text-ink-3 text-xs">
                  {about}
                </small>
              </span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={packingWords('removeKitOf', { title: kit.name })}
                title={packingWords('removeKit')}
                onClick={() => remove(kit)}
                className="max-md:size-target"
              >
                <X aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
