import { formWords } from '@lensemble/messages/web/forms';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';

/** A password input with a show button and a Caps Lock warning. Use it inside a Field. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <div>
      <div className="relative">
        <Input
          {...props}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="h-target pr-12"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <Button
          variant="ghost"
          size="icon-sm"
          className="absolute top-1/2 right-1.5 -translate-y-1/2 active:-translate-y-1/2 max-md:right-0"
          aria-label={shown ? formWords('hidePassword') : formWords('showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </Button>
      </div>
      <p role="status" className="text-ink-2 text-xs not-empty:mt-1.5">
        {capsLock && formWords('capsLock')}
      </p>
    </div>
  );
}
