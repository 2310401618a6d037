import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { askServer, useReachable } from '@/lib/calls/server-reach.ts';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { isFirstMiss, isPageThere } from '@/lib/shell/missing-script.ts';
import { ScreenError } from './screen-error.tsx';

type Step = 'trying' | 'away' | 'newer';

const trying = {
  title: screenErrorWords('loading'),
  text: screenErrorWords('takesLong'),
  retry: screenErrorWords('tryAgain'),
};
const newer = {
  title: screenErrorWords('newer'),
  text: screenErrorWords('newerText'),
  retry: screenErrorWords('reload'),
};
const away = {
  title: screenErrorWords('away'),
  text: screenErrorWords('awayText'),
  retry: screenErrorWords('tryAgain'),
};

/**
 * Shown in place of a screen whose script failed to load. Once the server responds, it reloads the page: automatically
 * only once and only without unsaved changes, otherwise on request.
 */
export function MissingScript({ error }: { error: Error }) {
  const isReachable = useReachable();
  const [step, setStep] = useState<Step>('trying');
  const load = async (isAsked: boolean) => {
    setStep('trying');
    if (!(await isPageThere())) {
      setStep('away');
      void askServer();
    } else if (isAsked || (!hasUnsaved() && isFirstMiss(error))) window.location.reload();
    else setStep('newer');
  };
  const loadByItself = useEffectEvent(() => void load(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more whenever the server goes or comes
  useEffect(() => loadByItself(), [isReachable]);
  const words = { trying, newer, away }[step];
  return <ScreenError {...words} retrying={step === 'trying'} onRetry={() => void load(true)} />;
}
