import { QueryClient } from '@tanstack/react-query';

/** Spec section 7: what was read stays fresh until a mutation refreshes it, and nothing is tried twice by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});
