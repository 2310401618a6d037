import type { TeamExport } from '@lensemble/contract/team-exports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { teamExportQuery } from '../api/team-export.ts';
import { ExportPart } from './export-part.tsx';

const boot = vi.hoisted(() => ({ sendsMail: true }));
vi.mock('@/lib/session/boot.ts', () => ({ bootData: () => boot }));

const team = { id: '0b0f0e4a-3a44-4f5c-9a80-3f1d6c1f5d11', name: 'Nightshift' };

function shown(isLoaded = true, state: TeamExport['state'] = 'running'): string {
  const client = new QueryClient();
  const running: TeamExport = {
    id: '5f0f9d0c-2f5e-4c3e-9d57-6f5a1b0c7a10',
    state,
    done: 0,
    total: 0,
    bytes: null,
    createdAt: '2026-11-29T05:00:00.000Z',
    endsAt: null,
  };
  if (isLoaded) client.setQueryData(teamExportQuery(team.id).queryKey, running);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ExportPart team={team} />
    </QueryClientProvider>,
  );
}

test('an export promises an email only where the server sends emails', () => {
  expect(shown()).toContain('We email you when it is ready.');
  boot.sendsMail = false;
  expect(shown()).toContain('You can download it here when it is ready.');
});

test('pictures are counted once their number is known', () => {
  expect(shown()).toContain('Collecting the records');
});

test('offers an export only once it is known whether one is there', () => {
  expect(shown()).toContain('<button');
  expect(shown(false)).not.toContain('<button');
});

test('a failed export looks different from one that runs', () => {
  expect(shown(true, 'failed')).toMatch(/<p role="status" class="[^"]*text-danger-text/);
  expect(shown()).not.toContain('text-danger-text');
});
