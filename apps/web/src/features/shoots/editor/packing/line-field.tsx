import { useRef, useState } from 'react';
import { inputStyles } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';

interface LineFieldProps {
  label: string;
  text: string;
  max: number;
  /** Whether empty text is saved too. */
  isOptional?: boolean;
  onSave: (text: string, before: string) => void;
  onCancel: () => void;
}

/** The text of a line, or a note. Enter and leaving the field save it, Escape does not. */
export function LineField(props: LineFieldProps) {
  const { label, text, max, isOptional = false, onSave, onCancel } = props;
  const [before] = useState(text);
  const [typed, setTyped] = useState(text);
  // A field that goes loses the focus, which would save it once more.
  const isOver = useRef(false);
  const end = (isSaved: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const wanted = typed.trim();
    if (isSaved && (isOptional || wanted !== '') && wanted !== before) onSave(wanted, before);
    else onCancel();
  };
  return (
    <input
      ref={focusAtEnd}
      value={typed}
      maxLength={max}
      aria-label={label}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter');
      }}
      className={cn(inputStyles, 'h-control min-w-0 flex-1 px-2')}
    />
  );
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus();
}
