import { secondStepWords } from '@lensemble/messages/web/second-step';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SecondStepForm } from './use-second-step.ts';

/** The field for the code of the app or a recovery code. It takes the focus, also when the kind changes. */
export function CodeField({ form }: { form: SecondStepForm }) {
  const { code, type, isRecovery, switchKind, error } = form;
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind is another field
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <>
      <p className="text-base text-ink-2">
        {isRecovery ? secondStepWords('recoveryText') : secondStepWords('text')}
      </p>
      <Field
        label={isRecovery ? secondStepWords('recoveryCode') : secondStepWords('code')}
        error={error}
        required
      >
        <Input
          ref={input}
          name="code"
          value={code}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className="num"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button variant="ghost" className="justify-self-start" onClick={switchKind}>
        {isRecovery ? secondStepWords('useApp') : secondStepWords('useRecoveryCode')}
      </Button>
    </>
  );
}
