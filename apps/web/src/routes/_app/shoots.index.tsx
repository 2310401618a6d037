import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { queryClient } from '@/lib/query-client.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';

export const Route = createFileRoute('/_app/shoots/')({
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: BoardPage,
});
