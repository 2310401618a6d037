import type { ResponseOf } from '@lensemble/contract/endpoint';
import type { getLanguage } from '@lensemble/contract/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageQuery } from '../api/language.ts';
import { LanguageSection } from './language-section.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function shown(choice: ResponseOf<typeof getLanguage> | undefined): string {
  const client = new QueryClient();
  if (choice) client.setQueryData(languageQuery.queryKey, choice);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <LanguageSection />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

test('the language of the account is named in itself', () => {
  const section = shown({ language: 'de', offered: ['en', 'de'] });
  expect(section).toMatch(/<h2[^>]*>Language<\/h2>/);
  expect(section).toMatch(/<span lang="de"[^>]*>Deutsch<\/span>/);
});

test('an account without a language shows that of the page', () => {
  expect(shown({ language: null, offered: ['en', 'de'] })).toMatch(/<span lang="en"[^>]*>English</);
});

test('there is no choice on a server with one language', () => {
  expect(shown({ language: null, offered: ['en'] })).toBe('');
});

test('its place is kept until the languages are known', () => {
  expect(shown(undefined)).toMatch(/<h2[^>]*>Language<\/h2>/);
});
