import { getTeamImport, IMPORT_PATH } from '@lensemble/contract/team-imports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportPart } from './import-part.tsx';

/** The part as it is opened while something is going on since before. */
function openedDuring(started: File | null): string {
  const client = new QueryClient();
  client.setQueryData([getTeamImport.path], null);
  const options = { mutationKey: [IMPORT_PATH], mutationFn: () => new Promise(() => {}) };
  void client.getMutationCache().build(client, options).execute(started);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ImportPart />
    </QueryClientProvider>,
  );
}

test('an archive that is still being sent is named after the user comes back, and no other one can be chosen', () => {
  const shown = openedDuring(new File([], 'team.zip'));
  expect(shown).toContain('Sending the archive');
  expect(shown).toMatch(/<button[^>]* aria-busy="true"|<button[^>]* disabled/);
  expect(openedDuring(null)).not.toContain('Sending the archive');
});
