import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '@/lib/browser/use-online.ts';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { isFirstMiss, isPageThere } from '@/lib/shell/missing-script.ts';
import { ScreenError } from './screen-error.tsx';

type Step = 'trying' | 'away' | 'newer';

const trying = {
  title: 'Loading this screen',
  text: 'It is taking longer than it should.',
  retry: 'Try again',
};
const newer = {
  title: 'A newer version is ready',
  text: 'Lensemble was updated while you were here. Reload the page to continue.',
  retry: 'Reload',
};
const away = {
  title: 'Lensemble cannot be reached',
  text: 'This screen has not been loaded yet. Try again in a moment.',
  retry: 'Try again',
};
const offline = {
  title: 'You are offline',
  text: 'This screen has not been loaded yet. It will load when you are back online.',
  retry: 'Try again',
};

/**
 * Shown in place of a screen whose script failed to load. Once the server responds, it reloads the page: automatically
 * only once and only without unsaved changes, otherwise on request.
 */
export function MissingScript({ error }: { error: Error }) {
  const online = useOnline();
  const [step, setStep] = useState<Step>('trying');
  const load = async (isAsked: boolean) => {
    setStep('trying');
    if (!(await isPageThere())) setStep('away');
    else if (isAsked || (!hasUnsaved() && isFirstMiss(error))) window.location.reload();
    else setStep('newer');
  };
  const loadByItself = useEffectEvent(() => void load(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more whenever the network goes or comes
  useEffect(() => loadByItself(), [online]);
  const words = { trying, newer, away: online ? away : offline }[step];
  return <ScreenError {...words} retrying={step === 'trying'} onRetry={() => void load(true)} />;
}
