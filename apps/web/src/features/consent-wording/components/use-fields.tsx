import type { ConsentUse } from '@lensemble/contract/consent-wording';
import { CONSENT_USE_ABOUT_MAX, CONSENT_USE_NAME_MAX } from '@lensemble/contract/constants';
import { wordingWords } from '@lensemble/messages/web/consent-wording';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface UseFieldsProps {
  use: ConsentUse;
  number: number;
  error: string | undefined;
  onChange: (use: ConsentUse) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

export function UseFields({ use, number, error, onChange, onRemove }: UseFieldsProps) {
  const label = wordingWords('useName', { number: String(number) });
  return (
    <div className="flex items-end gap-2 rounded-lg border border-line p-3 pt-2.5">
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        <Field label={label} error={error}>
          <Input
            dir="auto"
            autoComplete="off"
            maxLength={CONSENT_USE_NAME_MAX}
            value={use.name}
            onChange={({ target }) => onChange({ ...use, name: target.value })}
          />
        </Field>
        <Field label={wordingWords('useAbout')}>
          <Input
            dir="auto"
            autoComplete="off"
            maxLength={CONSENT_USE_ABOUT_MAX}
            value={use.about ?? ''}
            onChange={({ target }) => onChange({ ...use, about: target.value || null })}
          />
        </Field>
      </div>
      {onRemove && (
        <Button
          size="icon"
          variant="ghost"
          aria-label={wordingWords('removeUse', { name: use.name || label })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
