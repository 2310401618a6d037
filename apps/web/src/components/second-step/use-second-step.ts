import type { SecondStep, User } from '@lensemble/contract/auth';
import { takeSecondStep } from '@lensemble/contract/two-step';
import { secondStepWords } from '@lensemble/messages/web/second-step';
import { useRef, useState } from 'react';
import { ApiError, callApi, sentenceOf } from '@/lib/calls/api.ts';

interface SecondStepEvents {
  onSignedIn: (user: User) => Promise<void> | void;
  /** The sign-in has to start again. */
  onOver: (sentence: string) => void;
}

/** The state of a form that takes the second step of a sign-in. */
export function useSecondStep({ token }: SecondStep, { onSignedIn, onOver }: SecondStepEvents) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  // A ref, because state is too late for the second of two quick clicks.
  const isSending = useRef(false);

  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const submit = async () => {
    if (isSending.current || code.trim() === '') return;
    isSending.current = true;
    setPending(true);
    try {
      const { user } = await callApi(takeSecondStep, { body: { token, code }, on401: 'keep' });
      await onSignedIn({ id: user.id, email: user.email });
    } catch (refusal) {
      const over = refusal instanceof ApiError ? refusal.fields.token : undefined;
      if (over) onOver(over);
      else setError(sentenceOf(refusal, secondStepWords('failed')));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  const switchKind = () => {
    type('');
    setRecovery(!isRecovery);
  };
  return { code, type, isRecovery, switchKind, error, pending, submit };
}

export type SecondStepForm = ReturnType<typeof useSecondStep>;
