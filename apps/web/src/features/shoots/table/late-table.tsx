import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import type { ShootTableProps } from './shoot-table.tsx';

const code = lateCode(async () => (await import('./shoot-table.tsx')).ShootTable);

/** The table, whose code loads when it is shown. */
export function LateTable(props: ShootTableProps) {
  const Table = useLateCode(code, true, toastNotOpened);
  return Table ? <Table {...props} /> : <TableSkeleton />;
}

export const TableSkeleton = () => <Skeleton className="mt-11 h-96 rounded-xl" />;
