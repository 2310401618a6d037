import type { ErrorComponentProps } from '@tanstack/react-router';
import { Link, useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import { useOnline } from '@/lib/use-online.ts';
import { ErrorCard } from './error-card.tsx';
import { useDocumentTitle } from './page-header.tsx';
import { Button } from './ui/button.tsx';

interface Words {
  title: string;
  text: string;
  retry: string;
}

/** A script of the application could not be fetched: no network, or a newer version was put on the server meanwhile. */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|preload/i.test(error.message)
  );
}

function wordsFor(error: unknown, missingScript: boolean, online: boolean): Words {
  if (!missingScript) {
    return {
      title: 'This frame did not develop',
      text: sentenceOf(error, 'Something went wrong on this screen. Your shoots are safe.'),
      retry: 'Try again',
    };
  }
  return online
    ? {
        title: 'A newer version is ready',
        text: 'Lensemble was updated while you were here. Load the page again to go on.',
        retry: 'Load it',
      }
    : {
        title: 'You are offline',
        text: 'This screen has not been loaded yet. Try again once the network is back.',
        retry: 'Try again',
      };
}

/** What a screen shows when it breaks or its data cannot be read. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  useDocumentTitle('Something went wrong');
  const missingScript = isMissingScript(error);
  const words = wordsFor(error, missingScript, online);
  const retry = () => {
    if (missingScript) return online && window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className="grid min-h-[70dvh] place-items-center p-4">
      <ErrorCard
        heading="h1"
        title={words.title}
        onRetry={retry}
        retryLabel={words.retry}
        actions={
          <Button asChild>
            <Link to="/">Back to Dashboard</Link>
          </Button>
        }
      >
        {words.text}
        {error instanceof ApiError && (
          <span className="mt-1 block text-ink-3 text-xs">Status {error.status}</span>
        )}
      </ErrorCard>
    </div>
  );
}
