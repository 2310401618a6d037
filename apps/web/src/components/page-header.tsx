import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './ui/button.tsx';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Usually an AddButton. */
  action?: ReactNode;
  /** Replaces `title` as the document title. */
  documentTitle?: string;
  className?: string;
}

/** The screen's only h1. It also sets the document title. */
export function PageHeader({ title, subtitle, action, documentTitle, className }: PageHeaderProps) {
  useDocumentTitle(documentTitle ?? title);
  return (
    <header
      className={cn(
        'mb-4 flex tight:flex-wrap items-center justify-between gap-4 md:mb-6',
        className,
      )}
    >
      <div className="min-w-0 tight:grow tight:basis-1/2">
        <h1 className="display text-xl">{title}</h1>
        {subtitle && <p className="mt-1 text-ink-2 text-sm md:mt-1.5 md:text-base">{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Lensemble` : 'Lensemble';
  }, [title]);
}

/** Makes a primary button a round + on phones. Its label remains for screen readers. */
export const addButtonStyles =
  'max-md:size-target max-md:rounded-full max-md:px-0 tight:size-target tight:shrink-0';

interface AddButtonProps extends ComponentProps<typeof Button> {
  label: string;
}

export function AddButton({ label, className, ...props }: AddButtonProps) {
  return (
    <Button variant="primary" className={cn(addButtonStyles, className)} {...props}>
      <AddLabel label={label} />
    </Button>
  );
}

/**
 * The content of an add button: for `<Button asChild className={addButtonStyles}><Link><AddLabel/></Link></Button>`.
 */
export function AddLabel({ label }: { label: string }) {
  return (
    <>
      <Plus aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </>
  );
}
