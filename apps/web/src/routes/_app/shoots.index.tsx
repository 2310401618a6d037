import { createFileRoute } from '@tanstack/react-router';
import { listShootsQuery } from '@/features/shoots/api/list-shoots.ts';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { queryClient } from '@/lib/query-client.ts';

export const Route = createFileRoute('/_app/shoots/')({
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: BoardPage,
});
