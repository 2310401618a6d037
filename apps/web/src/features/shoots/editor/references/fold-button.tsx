import { referenceWords } from '@lensemble/messages/web/references';
import { Button } from '@/components/ui/button.tsx';
import type { Fold } from './use-fold.ts';

export function FoldButton({ fold: { others, isOpen, toggle } }: { fold: Fold }) {
  if (others === 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="num mt-2 print:hidden -ml-2.5 max-md:min-h-target"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {isOpen ? referenceWords('showFewer') : referenceWords('showMore', { count: others })}
    </Button>
  );
}
