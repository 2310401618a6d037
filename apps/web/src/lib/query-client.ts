import { QueryClient } from '@tanstack/react-query';

/**
 * Spec section 7: what was read stays fresh until a mutation refreshes it, and nothing is tried twice by itself. Calls are
 * made whatever the browser thinks of its network: the server may be on this machine.
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
