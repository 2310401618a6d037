import type { Gallery } from '@lensemble/contract/galleries';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { itemConflictWords } from '@lensemble/messages/web/item-conflict';
import type { ConflictRow } from '@/components/conflict/conflict-row.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';

export type GalleryValues = ReturnType<typeof galleryValues>;
export type GalleryName = keyof GalleryValues;

/** A gallery as its form has it. */
export const galleryValues = ({ url, readyOn, password, isTold }: Gallery) => ({
  url: url ?? '',
  readyOn: readyOn ?? '',
  password: password ?? '',
  isTold,
});

export const galleryLabels: Readonly<Record<GalleryName, string>> = {
  url: afterwardsWords('galleryLink'),
  readyOn: afterwardsWords('readyOn'),
  password: afterwardsWords('password'),
  isTold: afterwardsWords('tellCrew'),
};

/** The fields as nouns within a sentence. */
const nouns: Readonly<Record<GalleryName, string>> = {
  url: afterwardsWords('theGalleryLink'),
  readyOn: afterwardsWords('theDay'),
  password: afterwardsWords('thePassword'),
  isTold: afterwardsWords('theEmail'),
};

/** The value of a field in words. */
export function galleryText(values: GalleryValues, name: GalleryName): string {
  if (name === 'isTold') return afterwardsWords(values.isTold ? 'isTold' : 'isNotTold');
  const text = values[name].trim();
  if (text === '') return itemConflictWords('empty');
  return name === 'readyOn' ? formatLongDate(text, true) : text;
}

export const galleryRows = (
  names: readonly GalleryName[],
  mine: GalleryValues,
  theirs: GalleryValues,
): ConflictRow[] =>
  names.map((name) => ({
    key: name,
    label: galleryLabels[name],
    name: nouns[name],
    mine: { words: galleryText(mine, name) },
    theirs: { words: galleryText(theirs, name) },
  }));
