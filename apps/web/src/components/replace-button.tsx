import { uiWords } from '@lensemble/messages/web/ui';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from './ui/alert-dialog.tsx';
import { Button } from './ui/button.tsx';

interface ReplaceButtonProps {
  action: string;
  /** Tells several buttons apart for screen readers. */
  of?: string;
  title: string;
  description: ReactNode;
  pending: boolean;
  /** Call `done` to close the confirmation. After a failure it stays open. */
  onReplace: (done: () => void) => void;
}

/** Replaces a secret that others may know, after a confirmation. */
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
        action={pending ? uiWords('replacing') : action}
        pending={pending}
        destructive={false}
        onConfirm={() => onReplace(() => setAsking(false))}
      />
    </>
  );
}
