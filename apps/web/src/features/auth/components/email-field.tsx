import { signInWords } from '@lensemble/messages/web/sign-in';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
  /** For password managers: `username` for an existing account, `email` for a new one. */
  autoComplete?: 'username' | 'email';
}

export function EmailField({ value, onChange, error, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <Field label={signInWords('email')} error={error} required>
      <Input
        type="email"
        name="email"
        autoComplete={autoComplete}
        className="h-target"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
