import { onSetWords } from '@lensemble/messages/web/on-set';
import { CirclePlay } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { useShootList } from '@/features/shoots/hooks/use-shoot-list.ts';
import { dueShoots } from '@/lib/shoots/due-shoots.ts';

/** Opens *On set* of the shoot that is on or comes next. */
export function OnSetLink() {
  const { shoots } = useShootList();
  const [next] = dueShoots(shoots ?? [], Date.now());
  if (!next) return null;
  return (
    <Button asChild className="max-md:size-target max-md:px-0">
      <a
        href={paths.onSet.getHref(next.id)}
        title={next.title}
        aria-label={onSetWords('of', { title: next.title })}
      >
        <CirclePlay aria-hidden />
        <span className="max-md:sr-only">{onSetWords('title')}</span>
      </a>
    </Button>
  );
}
