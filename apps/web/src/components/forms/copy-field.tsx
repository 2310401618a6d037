import { formWords } from '@lensemble/messages/web/forms';
import { Copy, Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The accessible name of the button, e.g. `Copy code`. */
  action: string;
  copied: string;
}

/**
 * A read-only text with a copy button. If copying fails, the text is selected so that the user can copy it by keyboard.
 */
export function CopyField({ label, value, action, copied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(value)) toast({ title: copied });
    else {
      input.current?.select();
      toast({
        title: formWords('copyByHand'),
        description: formWords('isSelected'),
        icon: Lightbulb,
      });
    }
  };
  return (
    <Field label={label}>
      <div className="flex gap-2 tight:flex-wrap">
        <Input
          ref={input}
          value={value}
          readOnly
          className="num text-ellipsis"
          onFocus={(event) => event.target.select()}
        />
        <Button aria-label={action} onClick={() => void copy()}>
          <Copy aria-hidden />
          {formWords('copy')}
        </Button>
      </div>
    </Field>
  );
}
