import { afterEach, expect, test, vi } from 'vitest';
import { focusBody } from './focus-body.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first control that shows gets the focus, also in browsers without checkVisibility', () => {
  class Box {
    focus = vi.fn();
    getClientRects = (): object[] => [];
    querySelector = () => null;
    querySelectorAll = (): Box[] => [];
  }
  vi.stubGlobal('Element', Box);
  const [dialog, hidden, shown] = [new Box(), new Box(), new Box()];
  shown.getClientRects = () => [{}];
  dialog.querySelectorAll = () => [hidden, shown];
  const preventDefault = vi.fn();
  focusBody({ currentTarget: dialog, preventDefault } as unknown as Event);
  expect(hidden.focus).not.toHaveBeenCalled();
  expect(shown.focus).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});
