import { createHash } from 'node:crypto';
import type { ImageKind } from '@lensemble/contract/images';
import { imageUrl } from '../../ports/storage/port.ts';
import { became, type Noted } from '../report.ts';

/** A picture in the bucket of the hosted system. `url` stands for it in records until it is stored. */
export interface WantedPicture {
  readonly url: string;
  readonly address: string;
  readonly kind: ImageKind;
  /** What shows it. */
  readonly shownBy: readonly ShownBy[];
}

interface ShownBy {
  readonly table: string;
  readonly id: string;
  readonly field: string;
}

/** What the mapping of a row needs besides the row. */
export interface Making {
  /** ISO 8601: the start of this run. */
  readonly now: string;
  /** The zone of the people, if the operator named one. */
  readonly zone: string | undefined;
  /** @returns the stand-in of a picture in the bucket; null for none and for any other */
  picture(row: Noted, field: string, address: string | null, kind: ImageKind): string | null;
}

const NO_BUCKET = 'Pictures are brought only from the origin that --pictures names';

/** @param hasPicture whether an address is one of the bucket; undefined if none is named */
export function makingOf(
  given: Pick<Making, 'now' | 'zone'>,
  hasPicture: ((address: string) => boolean) | undefined,
): Making & { readonly pictures: ReadonlyMap<string, WantedPicture> } {
  const pictures = new Map<string, WantedPicture>();
  return {
    ...given,
    pictures,
    picture(row, field, written, kind) {
      const address = written?.trim() || null;
      if (address === null) return null;
      if (!hasPicture?.(address)) return became(row, field, address, null, NO_BUCKET);
      const name = createHash('sha256').update(address).digest('hex');
      const url = imageUrl({ kind, name: `${name}.webp` });
      const shownBy = pictures.get(url)?.shownBy ?? [];
      const one = { table: row.table, id: row.id, field };
      pictures.set(url, { url, address, kind, shownBy: [...shownBy, one] });
      return url;
    },
  };
}
