import { describe, expect, it } from 'vitest';
import { currentOf, resourceEntries, shootEntries, teamEntries } from './navigation.ts';

const current = (pathname: string) =>
  Object.fromEntries(
    [...shootEntries, ...resourceEntries, ...teamEntries].flatMap((entry) => {
      const mark = currentOf(entry, pathname);
      return mark ? [[entry.label, mark]] : [];
    }),
  );

describe('the current entry of the navigation', () => {
  it('is the page that an entry leads to', () => {
    expect(current('/')).toEqual({ Dashboard: 'page' });
    expect(current('/shoots')).toEqual({ 'All Shoots': 'page' });
    expect(current('/costumes/')).toEqual({ Costumes: 'page' });
    expect(current('/trash')).toEqual({ Trash: 'page' });
  });

  it('is below All Shoots for one shoot, a new one, and those of one status', () => {
    for (const path of ['/shoots/new', '/shoots/0197', '/status/planning']) {
      expect(current(path), path).toEqual({ 'All Shoots': 'true' });
    }
  });

  it('is below Conventions for one convention', () => {
    expect(current('/conventions/0197')).toEqual({ Conventions: 'true' });
  });

  it('is nowhere in it for other pages', () => {
    expect(current('/profile')).toEqual({});
    expect(current('/shootsandmore')).toEqual({});
  });
});
