import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '@/lib/shell/toast.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { cardOf } from '../api/shoot-detail.ts';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { type Move, moveShootMutation } from './move-shoot.ts';

type Answer = (version: string | null, status: ShootStatus) => { status: number; body: unknown };

/** A server with one shoot. It checks the version and responds on command. */
class OneShootServer {
  shoot = aShoot({ status: 'planning', version: 4 });
  readonly seen: (string | null)[] = [];
  answer: Answer = (version, status) => this.write(version, status);
  #release: (() => void)[] = [];

  write(version: string | null, status: ShootStatus) {
    if (version !== `"${this.shoot.version}"`) {
      return {
        status: 409,
        body: { error: 'Changed', code: 'version_conflict', current: this.shoot },
      };
    }
    this.shoot = { ...this.shoot, status, version: this.shoot.version + 1 };
    return { status: 200, body: this.shoot };
  }

  readonly fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const version = new Headers(init.headers).get('if-match');
    this.seen.push(version);
    await new Promise<void>((resolve) => this.#release.push(resolve));
    const { status, body } = this.answer(version, JSON.parse(String(init.body)).status);
    return Response.json(body, { status });
  };

  /** Responds to the oldest open request and waits until it is handled. */
  async reply() {
    await vi.waitFor(() => expect(this.#release.length).toBeGreaterThan(0));
    const open = client.isMutating();
    this.#release.shift()?.();
    await vi.waitFor(() => expect(client.isMutating()).toBe(open - 1));
  }
}

let client: QueryClient;
let server: OneShootServer;
const other = aShoot({ id: 'other', status: 'idea' });

beforeEach(() => {
  client = new QueryClient();
  server = new OneShootServer();
  client.setQueryData(listShootsQuery.queryKey, [other, server.shoot]);
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  client.clear();
});

function move(to: ShootStatus, options: Partial<Move> = {}): void {
  const observer = new MutationObserver(
    client,
    moveShootMutation((undo) => move(undo.to, undo)),
  );
  observer.mutate({ id: server.shoot.id, to, ...options }).catch(() => undefined);
}

const shown = (): ListedShoot | undefined =>
  client.getQueryData(listShootsQuery.queryKey)?.find(({ id }) => id === server.shoot.id);
const toast = () => currentToasts()[0];

describe('moving a shoot to another column', () => {
  it('shows at once, is announced, and is written with the version that was seen', async () => {
    move('completed');
    await vi.waitFor(() => expect(shown()?.status).toBe('completed'));
    expect(toast()).toMatchObject({ title: 'Moved to Completed', action: { label: 'Undo' } });
    await server.reply();
    expect(server.seen).toEqual(['"4"']);
    expect(shown()).toEqual(cardOf(server.shoot));
    expect(client.getQueryData(listShootsQuery.queryKey)?.[0]).toEqual(other);
  });

  it('is undone from the toast, also before the server has answered', async () => {
    move('completed');
    await vi.waitFor(() => expect(shown()?.status).toBe('completed'));
    toast()?.action?.run();
    await vi.waitFor(() => expect(shown()?.status).toBe('planning'));
    expect(toast()).toMatchObject({ title: 'Moved back to Planning' });
    expect(toast()?.action).toBeUndefined();
    await server.reply();
    expect(shown()?.status).toBe('planning');
    await server.reply();
    expect(server.seen).toEqual(['"4"', '"5"']);
    expect(shown()).toMatchObject({ status: 'planning', version: 6 });
  });

  it('is taken back with the message of a server that refuses', async () => {
    server.answer = () => ({ status: 503, body: { error: 'Back soon.', code: 'unavailable' } });
    move('idea');
    await server.reply();
    expect(shown()).toMatchObject({ status: 'planning', version: 4 });
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Back soon.',
      variant: 'destructive',
    });
  });

  it('gives way to a newer version, and says so', async () => {
    server.shoot = { ...server.shoot, title: 'Retitled', status: 'ready to shoot', version: 9 };
    move('idea');
    await server.reply();
    expect(shown()).toEqual(cardOf(server.shoot));
    expect(toast()).toMatchObject({ title: 'Changed elsewhere', variant: 'destructive' });
    expect(toast()?.description).toContain('“Retitled”');
    expect(toast()?.description).toContain('Ready to Shoot');
  });

  it('takes a shoot out of the list that is gone', async () => {
    server.answer = () => ({ status: 404, body: { error: 'Gone', code: 'not_found' } });
    move('idea');
    await server.reply();
    expect(shown()).toBeUndefined();
    expect(toast()?.description).toBe('This shoot no longer exists.');
  });
});
