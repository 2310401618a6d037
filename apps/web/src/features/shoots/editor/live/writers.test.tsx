import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Composer } from '@/features/shoots/editor/comments/composer.tsx';
import { LiveContext, type Other } from './live-context.ts';
import { COMMENTS_FIELD, Writers } from './writers.tsx';

const other = (name: string, field: string | null): Other => ({
  ...{ userId: name, name, avatarUrl: null, place: 'editor', field },
});

const shown = (...others: Other[]) =>
  renderToStaticMarkup(
    <LiveContext
      value={{
        ...{ others, beside: null, nameOf: () => '' },
        ...{ takeTheirs: () => {}, keepMine: () => {} },
      }}
    >
      <Writers />
    </LiveContext>,
  );

test('names the members who are writing a comment, and no others', () => {
  expect(shown(other('Tomás', 'comments'), other('Dana', 'description'))).toContain(
    '>Tomás is writing<',
  );
  expect(shown(other('Tomás', 'comments'), other('Dana', 'comments'))).toContain(
    '>Tomás and Dana are writing<',
  );
  expect(shown(other('Tomás', null))).toBe('');
  expect(renderToStaticMarkup(<Writers />)).toBe('');
});

test('a field for comments tells others that a comment is being written, wherever it is', () => {
  const markup = renderToStaticMarkup(
    <Composer place="at:a" members={[]} label="Comment" send={async () => {}} failure="Failed" />,
  );
  expect(markup).toContain(`data-fields="${COMMENTS_FIELD}"`);
});
