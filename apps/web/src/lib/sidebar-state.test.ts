import { expect, test } from 'vitest';
import { sidebarCookie, sidebarIsOpen } from './sidebar-state.ts';

test('the sidebar is open unless the cookie says otherwise', () => {
  expect(sidebarIsOpen('')).toBe(true);
  expect(sidebarIsOpen('a=b; sidebar_state=true')).toBe(true);
  expect(sidebarIsOpen('a=b; sidebar_state=false')).toBe(false);
  expect(sidebarIsOpen('old_sidebar_state=false')).toBe(true);
});

test('the choice is kept for seven days', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
});
