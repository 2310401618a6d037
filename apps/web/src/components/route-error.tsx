import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import { isMissingScript } from '@/lib/missing-script.ts';
import { MissingScript } from './missing-script.tsx';
import { useDocumentTitle } from './page-header.tsx';
import { ScreenError } from './screen-error.tsx';

/** What a screen shows when it breaks or its data cannot be read. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle('Something went wrong');
  if (isMissingScript(error)) return <MissingScript error={error} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ScreenError
      title="This frame did not develop"
      text={sentenceOf(error, 'Something went wrong on this screen. Your shoots are safe.')}
      retry="Try again"
      onRetry={retry}
    >
      {error instanceof ApiError && (
        <span className="mt-1 block text-ink-3 text-xs">Status {error.status}</span>
      )}
    </ScreenError>
  );
}
