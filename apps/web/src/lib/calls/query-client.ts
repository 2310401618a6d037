import { QueryClient } from '@tanstack/react-query';

/**
 * Data stays fresh until a mutation invalidates it, and nothing retries by itself. Requests ignore the browser's
 * offline state, because the server may run on the same machine.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
