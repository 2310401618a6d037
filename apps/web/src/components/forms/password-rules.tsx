import { PASSWORD_MIN } from '@lensemble/contract/constants';
import {
  PASSWORD_SYMBOLS,
  type PasswordRule,
  passwordRules,
} from '@lensemble/contract/password-rules';
import { formWords } from '@lensemble/messages/web/forms';
import { Check, Circle } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

const ruleNames: Readonly<Record<PasswordRule['name'], string>> = {
  length: formWords('ruleLength', { count: PASSWORD_MIN }),
  uppercase: formWords('ruleUppercase'),
  lowercase: formWords('ruleLowercase'),
  number: formWords('ruleNumber'),
  symbol: formWords('ruleSymbol', { symbols: PASSWORD_SYMBOLS }),
};

export function PasswordRules({ password }: { password: string }) {
  const kept = passwordRules.filter((rule) => rule.passes(password)).length;
  return (
    <div className="text-ink-2">
      <p aria-hidden="true">{formWords('passwordMust')}</p>
      <ul className="mt-1 grid gap-0.5">
        {passwordRules.map((rule) => (
          <Rule key={rule.name} rule={rule} met={rule.passes(password)} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password && formWords('rulesMet', { met: kept, all: passwordRules.length })}
      </p>
    </div>
  );
}

function Rule({ rule, met }: { rule: PasswordRule; met: boolean }) {
  const Icon = met ? Check : Circle;
  const name = { rule: <Fragment key="rule">{ruleNames[rule.name]}</Fragment> };
  const sentence: ReactNode[] = met
    ? formWords.parts('ruleMet', name)
    : formWords.parts('ruleNotMet', name);
  return (
    <li className={cn('flex gap-2 leading-5', met && 'text-ink-3')}>
      <Icon
        className={cn('mt-[3px] size-3.5 shrink-0 text-ink-3', met && 'text-ready-text')}
        aria-hidden
      />
      <span className="min-w-0">
        {sentence.map((part) =>
          typeof part === 'string' ? <Spoken key={part}>{part}</Spoken> : part,
        )}
      </span>
    </li>
  );
}

/** The rest of the sentence, which the heading says to those who see it. */
const Spoken = ({ children }: { children: string }) => <span className="sr-only">{children}</span>;
