import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { useState } from 'react';
import { ApiError } from '@/lib/calls/api.ts';

/** The status of a failure of the server, and the number with which the operator finds it in the log. */
export function RequestNote({ error }: { error: unknown }) {
  // During a retry there is no error: without the last one, what is below would jump.
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return (
    last instanceof ApiError &&
    last.status >= 500 && (
      <span className="mt-1 block break-words text-ink-3 text-xs">
        {screenErrorWords('status', {
          status: [last.status, last.requestId].filter(Boolean).join(' · '),
        })}
      </span>
    )
  );
}
