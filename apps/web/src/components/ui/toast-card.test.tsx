import { Lightbulb } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ToastCard } from './toast-card.tsx';

test('a hint has no tick', () => {
  vi.stubGlobal('document', { hasFocus: () => true });
  const message = { id: 1, open: true, since: 0, title: 'Add crew to the shoot first' };
  const tick = 'lucide-check';
  expect(renderToStaticMarkup(<ToastCard message={message} />)).toContain(tick);
  const hint = renderToStaticMarkup(<ToastCard message={{ ...message, icon: Lightbulb }} />);
  expect(hint).toContain('<svg');
  expect(hint).not.toContain(tick);
});

test('a toast with a button stays at least ten seconds', () => {
  vi.stubGlobal('document', { hasFocus: () => true });
  const action = { label: 'Undo', run: () => {} };
  const message = { id: 1, open: true, since: 0, title: 'Moved to Ready', action };
  const lifeOf = (durationMs?: number) =>
    /animation-duration:(\d+)ms/.exec(
      renderToStaticMarkup(
        <ToastCard message={durationMs ? { ...message, durationMs } : message} />,
      ),
    )?.[1];
  expect(Number(lifeOf())).toBeGreaterThanOrEqual(10_000);
  expect(lifeOf(20_000)).toBe('20000');
});
