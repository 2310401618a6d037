import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { getShootQuery } from './get-shoot.ts';
import { listShootsQuery } from './list-shoots.ts';
import { dropShoot, putShoot } from './shoot-cache.ts';

const first = aShoot({ id: 'first' });
const second = aShoot({ id: 'second' });
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});
const list = () => client.getQueryData(listShootsQuery.queryKey);

describe('the shoots that the browser holds', () => {
  it('take a changed shoot in its place and a new one as the newest', () => {
    client.setQueryData(listShootsQuery.queryKey, [first, second]);
    const changed = { ...second, title: 'Changed' };
    const added = aShoot({ id: 'added' });
    putShoot(client, changed);
    putShoot(client, added);
    expect(list()).toEqual([added, first, changed]);
    expect(client.getQueryData(getShootQuery('second').queryKey)).toEqual(changed);
  });

  it('lose a deleted shoot everywhere', () => {
    client.setQueryData(listShootsQuery.queryKey, [first, second]);
    client.setQueryData(getShootQuery('first').queryKey, first);
    dropShoot(client, 'first');
    expect(list()).toEqual([second]);
    expect(client.getQueryData(getShootQuery('first').queryKey)).toBeUndefined();
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
