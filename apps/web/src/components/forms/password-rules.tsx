import { type PasswordRule, passwordRules } from '@lensemble/contract/password-rules';
import { Check, Circle } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

const START = /^Password must /;

export function PasswordRules({ password }: { password: string }) {
  const kept = passwordRules.filter((rule) => rule.passes(password)).length;
  return (
    <div className="text-ink-2">
      <p aria-hidden="true">Password must</p>
      <ul className="mt-1 grid gap-0.5">
        {passwordRules.map((rule) => (
          <Rule key={rule.name} rule={rule} met={rule.passes(password)} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password && `${kept} of ${passwordRules.length} password rules met`}
      </p>
    </div>
  );
}

function Rule({ rule, met }: { rule: PasswordRule; met: boolean }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={cn('flex gap-2 leading-5', met && 'text-ink-3')}>
      <Icon
        className={cn('mt-[3px] size-3.5 shrink-0 text-ink-3', met && 'text-ready-text')}
        aria-hidden
      />
      <span className="min-w-0">
        <span className="sr-only">Password must </span>
        {rule.message.replace(START, '')}
        <span className="sr-only">{met ? ', met' : ', not yet met'}</span>
      </span>
    </li>
  );
}
