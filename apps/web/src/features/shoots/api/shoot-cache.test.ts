import type { Reference } from '@lensemble/contract/shoot-links';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { getShootQuery } from './get-shoot.ts';
import { dropShoot, putNewShoot, putShoot } from './shoot-cache.ts';
import { cardOf } from './shoot-detail.ts';

const aReference = (id: string): Reference => ({
  id,
  url: `/storage/shoot-images/public/shoot-references/${id}.webp`,
  type: 'image',
  notes: null,
  placeholder: null,
  width: 800,
  height: 600,
});
const first = aShoot({ id: 'first' });
const second = aShoot({ id: 'second' });
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});
const list = () => client.getQueryData(listShootsQuery.queryKey);

describe('the shoots that the browser holds', () => {
  it('take a changed shoot in its place and a new one as the newest', () => {
    client.setQueryData(listShootsQuery.queryKey, [cardOf(first), cardOf(second)]);
    const changed = { ...second, title: 'Changed' };
    const added = aShoot({ id: 'added' });
    putShoot(client, changed);
    putShoot(client, added);
    expect(list()).toEqual([cardOf(added), cardOf(first), cardOf(changed)]);
    expect(client.getQueryData(getShootQuery('second').queryKey)).toEqual(changed);
  });

  it('lose a deleted shoot everywhere', () => {
    client.setQueryData(listShootsQuery.queryKey, [first, second]);
    client.setQueryData(getShootQuery('first').queryKey, first);
    dropShoot(client, 'first');
    expect(list()).toEqual([second]);
    expect(client.getQueryData(getShootQuery('first').queryKey)).toBeUndefined();
  });

  it('keep what is linked when a shoot is answered without its links', () => {
    const location = { id: 'ruin', name: 'Ruin', address: null, notes: null };
    const known = { ...aShoot({ location }), references: [aReference('a')] };
    const moved = { ...known, location: known.location && { ...known.location, placeId: 'p1' } };
    client.setQueryData(getShootQuery(known.id).queryKey, moved);
    putShoot(client, { ...cardOf(known), title: 'Changed', location });
    expect(client.getQueryData(getShootQuery(known.id).queryKey)).toEqual({
      ...moved,
      title: 'Changed',
    });
  });

  it('open a shoot that has just been made with nothing linked', () => {
    putNewShoot(client, cardOf(first));
    expect(client.getQueryData(getShootQuery('first').queryKey)).toEqual(first);
  });

  it('have the catalogs read again whose items a shoot links or links no more', () => {
    const kinds = ['costumes', 'props', 'equipment', 'locations', 'personnel'] as const;
    const known = () => {
      for (const kind of kinds) client.setQueryData(listItemsQuery(kind).queryKey, []);
    };
    const outdated = () =>
      kinds.filter((kind) => client.getQueryState(listItemsQuery(kind).queryKey)?.isInvalidated);
    const location = { id: 'ruin', name: 'Ruin', address: null, notes: null };
    client.setQueryData(listShootsQuery.queryKey, [cardOf(first)]);
    client.setQueryData(getShootQuery('first').queryKey, first);
    known();
    putShoot(client, { ...cardOf(first), title: 'Changed' });
    expect(outdated()).toEqual([]);
    putShoot(client, { ...cardOf(first), locationId: 'ruin', location });
    expect(outdated()).toEqual(['locations']);
    known();
    const lamp = { equipmentId: 'lamp', name: 'Lamp', quantity: 1, category: 'Lighting' };
    const equipment = [{ ...lamp, imageUrl: null, imagePlaceholder: null }] as never;
    putShoot(client, { ...first, equipment });
    expect(outdated()).toEqual(['equipment', 'locations']);
    known();
    dropShoot(client, 'first');
    expect(outdated()).toEqual(kinds);
    known();
    // A duplicate, whose links are unknown.
    putShoot(client, cardOf(aShoot({ id: 'copy' })));
    expect(outdated()).toEqual(kinds);
  });

  it('do not become a list by a single shoot', () => {
    putShoot(client, first);
    expect(list()).toBeUndefined();
  });

  it('name what they are as the path of the call', () => {
    expect(listShootsQuery.queryKey.join('/')).toBe('/api/shoots');
    expect(getShootQuery('42').queryKey.join('/')).toBe('/api/shoots/42');
  });
});
