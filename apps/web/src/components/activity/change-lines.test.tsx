import type { ActivityEntry, ListChange } from '@lensemble/contract/activity';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeLines } from './change-lines.tsx';

const entry: ActivityEntry = {
  ...{ id: 1, kind: 'team', subjectId: 'a', shootId: null, shootTitle: null },
  ...{
    isShootInTrash: false,
    trashId: null,
    askedAgain: 0,
    action: 'changed',
    title: 'Nightshift',
  },
  ...{ author: 'Mira', userId: 'b', isByLink: false, fields: [], lists: [] },
  createdAt: '2026-11-29T05:48:00Z',
};
const said = (list: ListChange) =>
  renderToStaticMarkup(<ChangeLines entry={{ ...entry, lists: [list] }} />).replace(/<[^>]*>/g, '');

test('a new entry of a list says its values, but not that it has one that is not recorded', () => {
  const text = { field: 'text', from: null, to: true } as const;
  expect(said({ list: 'wording', change: 'added', name: null, fields: [text] })).toBe(
    'Consent Wording · added',
  );
  const url = { field: 'url', from: null, to: 'https://example.org' } as const;
  const password = { field: 'password', from: null, to: true } as const;
  const isTold = { field: 'isTold', from: null, to: true } as const;
  const fields = [url, password, isTold];
  const gallery = said({ list: 'gallery', change: 'added', name: null, fields });
  expect(gallery).toContain('https://example.org');
  expect(gallery).toContain(': yes');
  expect(gallery).not.toContain('Password');
});

test('a status of a shoot is a badge before and after', () => {
  const status = { field: 'status', from: 'planning', to: 'ready to shoot' } as const;
  const markup = renderToStaticMarkup(
    <ChangeLines entry={{ ...entry, kind: 'shoot', fields: [status] }} />,
  );
  expect(markup).toMatch(/status-planning.*Planning.*status-ready.*Ready to Shoot/);
});
