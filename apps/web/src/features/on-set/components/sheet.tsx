import { formWords } from '@lensemble/messages/web/forms';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { holdTyped } from '../lib/typed.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  /** Whether closing would lose what the user has entered, in `typed` and `picture`. The sheet then asks first. */
  isChanged?: boolean;
  typed?: string;
  picture?: File | undefined;
  children: ReactNode;
  /** Under the thumb. */
  footer: ReactNode;
}

/** A dialog at the bottom of the screen. The browser keeps the focus in it, and Escape closes it. */
export function Sheet(props: SheetProps) {
  const { title, onClose, isChanged = false, typed = '', picture, children, footer } = props;
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isChanged ? setAsking(true) : onClose());
  const keep = () => {
    setAsking(false);
    lastField.current?.focus();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(
    () => (isChanged ? holdTyped({ text: typed, picture }) : undefined),
    [isChanged, typed, picture],
  );
  // Before React removes the dialog, which would then not give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Otherwise the button that closes it gets the focus.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="mx-auto mt-auto mb-0 flex max-h-[92dvh] w-full max-w-120 flex-col rounded-t-xl border-0 bg-surface-2 p-0 text-ink text-sm shadow-3 backdrop:bg-scrim"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser does not ask a page twice before it closes a dialog.
        event.preventDefault();
        leave();
      }}
      onFocus={({ target }) => {
        if (target.matches('input,textarea')) lastField.current = target;
      }}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <header className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <h2 id={heading} dir="auto" className="min-w-0 font-[620] text-lg [overflow-wrap:anywhere]">
          {title}
        </h2>
        <Button
          variant="ghost"
          className="min-h-14 min-w-14 self-start"
          aria-label={onSetWords('close')}
          onClick={leave}
        >
          <X />
        </Button>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-4 pb-4">
        {children}
      </div>
      <footer className="flex gap-3 px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {isAsking ? <Question onKeep={keep} onDiscard={onClose} /> : footer}
      </footer>
    </dialog>
  );
}

const Question = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <div role="alertdialog" aria-label={formWords('unsaved')} className="grid flex-1 gap-2">
    <p className="font-[560]">{formWords('notSavedHere')}</p>
    <div className="flex gap-3">
      <Button variant="danger" className="min-h-14 flex-1" onClick={onDiscard}>
        {formWords('discard')}
      </Button>
      <Button autoFocus variant="primary" className="min-h-14 flex-1" onClick={onKeep}>
        {formWords('keepEditing')}
      </Button>
    </div>
  </div>
);
