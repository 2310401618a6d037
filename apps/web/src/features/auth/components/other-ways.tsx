import { signInWords } from '@lensemble/messages/web/sign-in';
import type { ReactNode } from 'react';

/** The ways to sign in or up besides a password, below a line. The line shows only if there is one. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 grid gap-3 not-has-[button]:hidden">
      <p className="flex items-center gap-3 text-ink-3 text-xs before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        {signInWords('or')}
      </p>
      {children}
    </div>
  );
}
