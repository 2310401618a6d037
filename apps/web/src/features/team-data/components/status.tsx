import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** The state of an archive. Screen readers hear it when it changes. */
export function Status({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return (
    <p
      role="status"
      className={cn('mb-3 rounded-md bg-well px-3 py-2', failed && 'text-danger-text')}
    >
      {children}
    </p>
  );
}
