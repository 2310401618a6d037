import './lib/shell/first-pop.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchFocus } from '@/components/ui/return-focus.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { AuthProvider } from '@/lib/session/auth.tsx';
import { keepPageOnMissingScript } from '@/lib/shell/missing-script.ts';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

keepPageOnMissingScript();
watchFocus();

// Until the first screen has loaded, the page shows the first paint (first-paint.tsx).
void router.load().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
