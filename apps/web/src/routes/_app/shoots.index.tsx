import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/shoots/')({
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: BoardPage,
});
