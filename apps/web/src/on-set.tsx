import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openOnSet } from '@/features/on-set/lib/opened.ts';
import { OnSetApp } from '@/features/on-set/on-set-app.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';
import { installOnSet } from '@/lib/device/service-worker.ts';
import { bootData } from '@/lib/session/boot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const [, shootId] = /^\/shoots\/([^/]+)\/day\/?$/.exec(window.location.pathname) ?? [];

// The installed application starts here, because only this page opens without a network.
const isStart = new URLSearchParams(window.location.search).get('start') === 'app';
if (isStart && bootData()) window.location.replace('/');

void openOnSet(shootId).then((account) => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <OnSetApp account={account} shootId={shootId} />
      </QueryClientProvider>
    </StrictMode>,
  );
  // The page works without it, but then not without a network.
  if (bootData()?.user) void installOnSet().catch(() => {});
});
