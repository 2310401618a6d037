import './lib/shell/first-pop.ts';
import { LOADED_COOKIE, LOADED_COOKIE_DAYS } from '@lensemble/contract/constants';
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

const firstScript = new URL(import.meta.url).pathname.split('/').at(-1);
// biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
document.cookie = `${LOADED_COOKIE}=${firstScript}; Path=/; Max-Age=${LOADED_COOKIE_DAYS * 86_400}; SameSite=Lax`;

// A first paint (first-paint.tsx) stays until the first screen has loaded.
void (root.firstElementChild ? router.load() : Promise.resolve()).then(() =>
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
