import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { isMissingScript } from '@/lib/shell/missing-script.ts';
import { useDocumentTitle } from '../page-header.tsx';
import { MissingScript } from './missing-script.tsx';
import { ScreenError } from './screen-error.tsx';

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle(screenErrorWords('wentWrong'));
  if (isMissingScript(error)) return <MissingScript error={error} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ScreenError
      title={screenErrorWords('frameFailed')}
      text={sentenceOf(error, screenErrorWords('wentWrongHere'))}
      retry={screenErrorWords('tryAgain')}
      onRetry={retry}
    >
      {error instanceof ApiError && (
        <span className="mt-1 block text-ink-3 text-xs">
          {screenErrorWords('status', {
            status: [error.status, error.requestId].filter(Boolean).join(' · '),
          })}
        </span>
      )}
    </ScreenError>
  );
}
