import type { KeyboardEvent } from 'react';

interface PlaceCreditProps {
  id: string;
  text: string;
  url: string | null;
  /** Called when the focus leaves the credit. `isBack`: it returns to the field. */
  onLeave: (isBack: boolean) => void;
}

export function PlaceCredit({ id, text, url, onLeave }: PlaceCreditProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isBack = event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey);
    if (!isBack) return;
    event.preventDefault();
    onLeave(true);
  };
  return (
    <p className="border-line border-t px-3 py-1.5 text-ink-3 text-xs">
      {url ? (
        <a
          id={id}
          href={url}
          target="_blank"
          rel="noreferrer"
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => relatedTarget?.role === 'combobox' || onLeave(false)}
          className="rounded-sm hover:text-ink hover:underline"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
