import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '@/lib/calls/api.ts';
import { isMissingScript } from '@/lib/shell/missing-script.ts';
import { useDocumentTitle } from '../page-header.tsx';
import { MissingScript } from './missing-script.tsx';
import { RequestNote } from './request-note.tsx';
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
      <RequestNote error={error} />
    </ScreenError>
  );
}
