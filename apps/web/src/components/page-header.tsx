import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './ui/button.tsx';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Usually an AddButton. */
  action?: ReactNode;
  /** What the document is called, if not by the title. */
  documentTitle?: string;
  className?: string;
}

/** The screen's only h1. It also names the document. */
export function PageHeader({ title, subtitle, action, documentTitle, className }: PageHeaderProps) {
  useDocumentTitle(documentTitle ?? title);
  return (
    <header className={cn('mb-4 flex items-center justify-between gap-4 md:mb-6', className)}>
      <div className="min-w-0">
        <h1 className="display text-xl">{title}</h1>
        {subtitle && <p className="mt-1 text-ink-2 text-sm md:mt-1.5 md:text-base">{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}

/** The document is called after what it shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Lensemble` : 'Lensemble';
  }, [title]);
}

/** The classes that make a primary button a round + on phones; its words stay for screen readers. */
export const addButtonStyles =
  'max-md:size-target max-md:rounded-full max-md:px-0 tight:size-target tight:shrink-0';

interface AddButtonProps extends ComponentProps<typeof Button> {
  label: string;
}

/** A primary button with a plus, round on phones. */
export function AddButton({ label, className, ...props }: AddButtonProps) {
  return (
    <Button variant="primary" className={cn(addButtonStyles, className)} {...props}>
      <AddLabel label={label} />
    </Button>
  );
}

/** The inside of an add button: for `<Button asChild className={addButtonStyles}><Link><AddLabel/></Link></Button>`. */
export function AddLabel({ label }: { label: string }) {
  return (
    <>
      <Plus aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </>
  );
}
