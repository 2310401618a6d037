import { expect, test } from 'vitest';
import { isSidebarKey, sidebarCookie, sidebarIsOpen } from './use-sidebar-state.ts';

test('the sidebar is open unless the cookie says otherwise', () => {
  expect(sidebarIsOpen('')).toBe(true);
  expect(sidebarIsOpen('a=b; sidebar_state=true')).toBe(true);
  expect(sidebarIsOpen('a=b; sidebar_state=false')).toBe(false);
  expect(sidebarIsOpen('old_sidebar_state=false')).toBe(true);
});

test('the choice is kept for seven days', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
});

test('Ctrl or Cmd with b toggles it, and nothing else does', () => {
  const key = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isSidebarKey({ ...key, ctrlKey: true })).toBe(true);
  expect(isSidebarKey({ ...key, key: 'B', metaKey: true })).toBe(true);
  expect(isSidebarKey(key)).toBe(false);
  expect(isSidebarKey({ ...key, ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isSidebarKey({ ...key, ctrlKey: true, altKey: true })).toBe(false);
});

test('a browser that fills in a form presses keys without a name', () => {
  const event = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  expect(isSidebarKey({ ...event, key: undefined })).toBe(false);
});
