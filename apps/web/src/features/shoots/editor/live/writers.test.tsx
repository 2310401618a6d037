import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCommentDraft } from '@/features/shoots/editor/comments/comment-drafts.ts';
import { Composer } from '@/features/shoots/editor/comments/composer.tsx';
import { OthersPoints } from '@/features/shoots/editor/references/viewer/points/others-points.tsx';
import { LiveContext, type Other } from './live-context.ts';
import { LiveSection } from './live-section.tsx';
import { useToldSection } from './use-told-section.ts';
import { COMMENTS_FIELD, Writers } from './writers.tsx';
import { nameOfPlace, placeAmong } from './written-at.ts';

const other = (name: string, field: string | null, at: Other['at'] = null): Other => ({
  ...{ userId: name, name, avatarUrl: null, place: 'editor', field, at },
});

const rendered = (children: ReactNode, others: readonly Other[], edited: string | null = null) =>
  renderToStaticMarkup(
    <LiveContext
      value={{
        ...{ shootId: '', others, edited, beside: null, fresh: null, nameOf: () => '' },
        ...{ takeTheirs: () => {}, keepMine: () => {} },
      }}
    >
      {children}
    </LiveContext>,
  );
const shown = (...others: Other[]) => rendered(<Writers />, others);

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

test('a comment at a point of a picture tells others where it is written', () => {
  const at = { referenceId: 'a-b', x: 38, y: 1000 };
  const markup = renderToStaticMarkup(
    <Composer
      {...{ place: 'at:a-b', at, members: [], label: 'Comment', failure: 'Failed' }}
      send={async () => {}}
    />,
  );
  const names = /data-fields="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  expect(placeAmong(new Set(names))).toEqual(at);
  expect(placeAmong(new Set(['description']))).toBe(null);
});

test('the picture shows where others are writing at it, and no other picture does', () => {
  const tomas = other('Tomás Reyes', 'comments', { referenceId: 'a', x: 620, y: 550 });
  const points = (referenceId: string) =>
    rendered(<OthersPoints {...{ referenceId, scale: 1 }} />, [tomas, other('Dana', 'comments')]);
  expect(points('a')).toContain('>Tomás<');
  expect(points('a')).toContain('left:62%;top:55%');
  expect(points('a')).not.toContain('Dana');
  expect(points('b')).toBe('');
});

test('the text that the user writes says so while others are here', () => {
  const section = (...fields: string[]) => <LiveSection {...{ fields }}>Text</LiveSection>;
  const hint = 'You are writing here.';
  const dana = other('Dana', null);
  expect(rendered(section('description'), [dana], 'description')).toContain(hint);
  expect(rendered(section('description'), [], 'description')).not.toContain(hint);
  expect(rendered(section('description'), [dana], 'title')).not.toContain(hint);
  expect(rendered(section('status', 'date'), [dana], 'status')).not.toContain(hint);
});

test('others hear of a comment only while something is written where the focus is', () => {
  let write: (text: string) => void = () => {};
  renderToStaticMarkup(
    <Draft
      onRender={(draft) => {
        write = draft.write;
      }}
    />,
  );
  const at = { referenceId: 'b', x: 1, y: 2 };
  const untold = [{ field: null, at: null }];
  expect(told(COMMENTS_FIELD, 'edit:a', nameOfPlace(at))).toEqual(untold);
  write('As it is');
  expect(told(COMMENTS_FIELD, 'edit:a')).toEqual([{ field: COMMENTS_FIELD, at: null }]);
  expect(told(COMMENTS_FIELD, 'edit:a', nameOfPlace(at))).toEqual([{ field: COMMENTS_FIELD, at }]);
  expect(told(COMMENTS_FIELD, 'new:b')).toEqual(untold);
  write('As it was');
  expect(told(COMMENTS_FIELD, 'edit:a')).toEqual(untold);
  expect(told('description')).toEqual([{ field: 'description', at: null }]);
});
