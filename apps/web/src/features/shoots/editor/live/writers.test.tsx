import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCommentDraft } from '@/features/shoots/editor/comments/comment-drafts.ts';
import { Composer } from '@/features/shoots/editor/comments/composer.tsx';
import { LiveContext, type Other } from './live-context.ts';
import { useToldSection } from './use-told-section.ts';
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
  expect(markup).toContain(`data-fields="${COMMENTS_FIELD} at:a"`);
});

const Draft = ({ onRender }: { onRender: (draft: ReturnType<typeof useCommentDraft>) => void }) => {
  onRender(useCommentDraft('edit:a', 'As it was'));
  return null;
};
const Told = ({ fields, onRender }: { fields: string[]; onRender: (told: unknown) => void }) => {
  onRender(useToldSection({ section: fields[0] ?? null, fields: new Set(fields) }));
  return null;
};
const told = (...fields: string[]) => {
  const seen: unknown[] = [];
  renderToStaticMarkup(<Told fields={fields} onRender={(section) => seen.push(section)} />);
  return seen;
};

test('others hear of a comment only while something is written where the focus is', () => {
  let write: (text: string) => void = () => {};
  renderToStaticMarkup(
    <Draft
      onRender={(draft) => {
        write = draft.write;
      }}
    />,
  );
  expect(told(COMMENTS_FIELD, 'edit:a')).toEqual([null]);
  write('As it is');
  expect(told(COMMENTS_FIELD, 'edit:a')).toEqual([COMMENTS_FIELD]);
  expect(told(COMMENTS_FIELD, 'new:b')).toEqual([null]);
  write('As it was');
  expect(told(COMMENTS_FIELD, 'edit:a')).toEqual([null]);
  expect(told('description')).toEqual(['description']);
});
