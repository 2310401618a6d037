import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aShoot } from '../../editor/testing/a-shoot.ts';
import { CalendarContext } from '../calendar-context.ts';
import { WeekBlock } from './week-block.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const calendar = {
  move: () => {},
  chooseDay: () => {},
  plan: () => {},
  arriving: { current: null },
  landing: new Set<string>(),
};

test('the mark of a shoot has the color of the shoot, as in the other views', () => {
  const shoot = aShoot({ id: 'a', status: 'planning', time: '09:30' });
  const block = { shoot, start: 570, end: 690, isContinued: false, lane: 0, lanes: 1 };
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <CalendarContext value={calendar}>
        <WeekBlock block={block} />
      </CalendarContext>
    </RouterContextProvider>,
  );
  expect(/<svg[^>]*class="([^"]*)"/.exec(markup)?.[1]).toContain('fill-shoot');
});
