import type { Reference } from '@lensemble/contract/shoot-links';
import type { QueryClient } from '@tanstack/react-query';
import { getShootQuery } from './get-shoot.ts';
import { cachedShoot, changeDetail, putCard } from './shoot-cache.ts';

export type ChangeReferences = (references: readonly Reference[]) => readonly Reference[];

/** Changes the cached references of a shoot. The first one is also the picture of its card. */
export function changeReferences(
  client: QueryClient,
  shootId: string,
  change: ChangeReferences,
): void {
  changeDetail(client, shootId, (detail) => {
    if (!detail) return undefined;
    const references = [...change(detail.references)];
    return { ...detail, references, firstReferenceUrl: references[0]?.url ?? null };
  });
  const detail = client.getQueryData(getShootQuery(shootId).queryKey);
  if (!detail) return;
  const { firstReferenceUrl } = detail;
  const card = cachedShoot(client, shootId);
  if (card && card.firstReferenceUrl !== firstReferenceUrl)
    putCard(client, { ...card, firstReferenceUrl });
}

/** Sorts references by the ids; those not listed stay at the end. */
export function inOrder(references: readonly Reference[], ids: readonly string[]): Reference[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Reference) => place.get(id) ?? ids.length;
  return references.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Inserts a reference unless it is present. `place` is an index; the default is the end. */
export function withReference(
  references: readonly Reference[],
  added: Reference,
  place = references.length,
): readonly Reference[] {
  if (references.some(({ id }) => id === added.id)) return references;
  return references.toSpliced(place, 0, added);
}

export function withoutReference(references: readonly Reference[], id: string): Reference[] {
  return references.filter((reference) => reference.id !== id);
}
