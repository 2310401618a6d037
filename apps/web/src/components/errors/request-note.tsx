import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { ApiError } from '@/lib/calls/api.ts';

/** The status of a failure of the server, and the number with which the operator finds it in the log. */
export function RequestNote({ error }: { error: unknown }) {
  return (
    error instanceof ApiError &&
    error.status >= 500 && (
      <span className="mt-1 block break-words text-ink-3 text-xs">
        {screenErrorWords('status', {
          status: [error.status, error.requestId].filter(Boolean).join(' · '),
        })}
      </span>
    )
  );
}
