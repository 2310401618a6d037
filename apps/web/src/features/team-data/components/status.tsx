import type { ReactNode } from 'react';

/** The state of an archive. Screen readers hear it when it changes. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-3 rounded-md bg-well px-3 py-2">
      {children}
    </p>
  );
}
