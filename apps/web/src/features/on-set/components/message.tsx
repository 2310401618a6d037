import { deviceWords } from '@lensemble/messages/web/device';
import { LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useSunlight } from '../hooks/use-sunlight.ts';

type Subject = 'loading' | 'gone' | 'failed' | 'not-kept' | 'signed-out';

const texts: Readonly<Record<Exclude<Subject, 'loading'>, readonly [title: string, text: string]>> =
  {
    gone: [deviceWords('gone'), deviceWords('goneText')],
    failed: [deviceWords('notLoaded'), ''],
    'not-kept': [deviceWords('notKept'), deviceWords('notKeptText')],
    'signed-out': [deviceWords('signIn'), deviceWords('signInText')],
  };

/** Shown instead of a plan. */
export function Message({ of, onRetry }: { of: Subject; onRetry?: () => void }) {
  useSunlight();
  if (of === 'loading')
    return (
      <main className="grid h-dvh place-content-center">
        <h1 className="sr-only">{deviceWords('loading')}</h1>
        <LoaderCircle className="size-8 animate-spin text-ink-3" />
      </main>
    );
  const [title, text] = texts[of];
  return (
    <main className="grid h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="display text-xl">{title}</h1>
      {text !== '' && <p className="max-w-120 text-ink-2">{text}</p>}
      {of === 'signed-out' ? (
        <Button asChild variant="primary" className="min-h-14">
          <a href={`/auth?redirect=${encodeURIComponent(window.location.pathname)}`}>
            {deviceWords('signIn')}
          </a>
        </Button>
      ) : (
        onRetry && (
          <Button className="min-h-14" onClick={onRetry}>
            {deviceWords('tryAgain')}
          </Button>
        )
      )}
      <a href="/shoots/day" className="min-h-14 py-4 text-accent-text underline">
        {deviceWords('keptTitle')}
      </a>
    </main>
  );
}
