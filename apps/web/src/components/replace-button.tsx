import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { AlertDialog } from './ui/alert-dialog.tsx';
import { Button } from './ui/button.tsx';

interface ReplaceButtonProps {
  action: string;
  /** Which of several, for whoever only hears the button. */
  of?: string;
  /** The question before it, and what it means. */
  title: string;
  description: ReactNode;
  pending: boolean;
  /** @param done closes the question; where it is refused the question stays */
  onReplace: (done: () => void) => void;
}

/** Gives something secret in place of what others may know by now, after a question. */
export function ReplaceButton({ action, of, onReplace, pending, ...words }: ReplaceButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={of && `${action}: ${of}`}
        onClick={() => setAsking(true)}
      >
        <RefreshCw aria-hidden />
        {action}
      </Button>
      <AlertDialog
        {...words}
        open={asking}
        onOpenChange={setAsking}
        action={pending ? 'Replacing...' : action}
        pending={pending}
        destructive={false}
        onConfirm={() => onReplace(() => setAsking(false))}
      />
    </>
  );
}
