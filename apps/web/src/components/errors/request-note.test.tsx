import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/calls/api.ts';
import { ErrorCard } from './error-card.tsx';
import { LoadFailure } from './load-failure.tsx';

const ID = '7b1f0c9e-5d3a-4f62-9c1b-2f6f3f0a5d11';
const refused = new ApiError(403, '', '{"error":"No"}');
const failed = new ApiError(500, '', JSON.stringify({ error: 'Oh', requestId: ID }));

test.each([
  ['a failure of the server shows its number', failed, `Status 500 · ${ID}`],
  ['a refusal has none', refused, undefined],
])('%s', (_, error, note) => {
  const card = (
    <ErrorCard title="Not loaded" error={error}>
      Oh
    </ErrorCard>
  );
  const part = (
    <LoadFailure error={error} retrying={false} onRetry={() => {}}>
      Not loaded
    </LoadFailure>
  );
  for (const shown of [card, part])
    expect(/Status [^<]*/.exec(renderToStaticMarkup(shown))?.[0]).toBe(note);
});
