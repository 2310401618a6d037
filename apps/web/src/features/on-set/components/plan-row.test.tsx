import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanRow } from './plan-row.tsx';

const open = {
  ...({ id: 'crown', kind: 'shot', name: 'Crown', state: 'open', minutes: 20 } as const),
  ...{
    isPinned: false,
    isNow: false,
    expected: '3:30 PM',
    planned: '3:30 PM',
    names: 'Yuki, Inês',
  },
  ...{ doneAt: undefined, warning: undefined, detail: undefined },
  ...{ picture: undefined, reference: undefined, placeholder: undefined, onOpen: () => undefined },
};

const rowOf = (changed: Partial<Parameters<typeof PlanRow>[0]>) =>
  renderToStaticMarkup(
    <ol>
      <PlanRow {...open} {...changed} />
    </ol>,
  ).replaceAll(/<[^>]*>/g, '|');

test('an entry that is done says when it began, when it was done and by how much it took longer', () => {
  expect(rowOf({ state: 'done', doneAt: '4:02 PM', detail: '12 min over' })).toMatch(
    /3:30 PM.*Crown.*Done 4:02 PM · 12 min over · Yuki, Inês/s,
  );
});

test('the other entries say how long they take or why they were skipped, what is wrong with their time, and who is in them', () => {
  expect(rowOf({})).toContain('20 min · Yuki, Inês');
  expect(rowOf({ detail: '15 min left' })).toContain('20 min · 15 min left · Yuki, Inês');
  expect(rowOf({ warning: '7 min past its pin' })).toContain('|7 min past its pin · Yuki, Inês');
  expect(rowOf({ state: 'skipped', detail: 'Too windy', names: '' })).toContain(
    '|Skipped · Too windy|',
  );
});
