import { PASSWORD_MIN } from '@lensemble/contract/constants';
import {
  COMMON_PASSWORD_MESSAGE,
  PASSWORD_SYMBOLS,
  type PasswordRule,
  passwordRules,
} from '@lensemble/contract/password-rules';
import { pageSentence } from '@lensemble/messages/page-sentence';
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

interface PasswordRulesProps {
  password: string;
  /** Why the server has refused this password: it may keep the rules and be a common one. */
  error: string | undefined;
}

const COMMON = pageSentence(COMMON_PASSWORD_MESSAGE);

export function PasswordRules({ password, error }: PasswordRulesProps) {
  const keptOfFive = passwordRules.filter((rule) => rule.passes(password)).length;
  // The server answers in the language of the reader.
  const isCommon = error !== undefined && pageSentence(error) === COMMON;
  const isUncommon = !isCommon && keptOfFive === passwordRules.length;
  return (
    <div className="text-ink-2">
      <p aria-hidden="true">{formWords('passwordMust')}</p>
      <ul className="mt-1 grid gap-0.5">
        {passwordRules.map((rule) => (
          <Rule key={rule.name} name={ruleNames[rule.name]} met={rule.passes(password)} />
        ))}
        {/* Only the server knows the list of common ones. */}
        <Rule name={formWords('ruleUncommon')} met={isUncommon} />
      </ul>
      <p role="status" className="sr-only">
        {password &&
          formWords('rulesMet', {
            met: keptOfFive + Number(isUncommon),
            all: passwordRules.length + 1,
          })}
      </p>
    </div>
  );
}

function Rule({ name: text, met }: { name: string; met: boolean }) {
  const Icon = met ? Check : Circle;
  const name = { rule: <Fragment key="rule">{text}</Fragment> };
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
