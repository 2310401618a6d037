import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
}

/** The address of an account that there is already: password managers know it as the user's name. */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required>
      <Input
        type="email"
        name="email"
        autoComplete="username"
        className="h-target"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
