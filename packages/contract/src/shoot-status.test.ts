import { expect, it } from 'vitest';
import { shootStatuses, statusFromSlug, statusSlugs } from './shoot-status.ts';

it('every status is found by the slug of its own address', () => {
  for (const status of shootStatuses) expect(statusFromSlug(statusSlugs[status])).toBe(status);
});

it.each(['ready to shoot', 'ready_to_shoot', 'Ready-To-Shoot'])('%s is understood', (slug) => {
  expect(statusFromSlug(slug)).toBe('ready to shoot');
});

it.each(['', 'done', 'in_progress', 'constructor'])('%j names none', (slug) => {
  expect(statusFromSlug(slug)).toBeUndefined();
});
