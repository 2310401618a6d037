import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { toast } from '@/lib/toast.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The button's name, e.g. `Copy code`. */
  action: string;
  /** Said once it is on the clipboard. */
  copied: string;
}

/** Something to read and to copy. Where there is no clipboard it is selected, for the keys to copy it. */
export function CopyField({ label, value, action, copied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(value)) toast({ title: copied });
    else {
      input.current?.select();
      toast({ title: 'Please copy it by hand', description: 'It is selected already.' });
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
          Copy
        </Button>
      </div>
    </Field>
  );
}
