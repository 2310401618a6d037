import { describe, expect, test } from 'vitest';
import { handleOn, handleUrl, type Network, profilesOf } from './networks.ts';
import { crewMemberChange, newCrewMember } from './personnel.ts';

describe('a handle', () => {
  test.each<[Network, string, string | undefined]>([
    ['instagram', '@Mira.Frames', 'mira.frames'],
    ['instagram', 'https://www.instagram.com/mira.frames/?hl=de', 'mira.frames'],
    ['instagram', 'instagram.com/mira.frames', 'mira.frames'],
    ['instagram', 'mira frames', undefined],
    ['instagram', 'mira..frames', undefined],
    ['instagram', 'x'.repeat(31), undefined],
    ['instagram', 'https://evil.example/mira', undefined],
    ['instagram', 'javascript:alert(1)', undefined],
    ['tiktok', 'https://www.tiktok.com/@yuki_arai/video/1', 'yuki_arai'],
    ['tiktok', '@y', undefined],
    ['bluesky', 'dana', 'dana.bsky.social'],
    ['bluesky', '@dana.example.org', 'dana.example.org'],
    ['bluesky', 'https://bsky.app/profile/dana.bsky.social', 'dana.bsky.social'],
    ['bluesky', 'dana_okafor', undefined],
  ])('on %s: %s is %s', (network, typed, handle) => {
    expect(handleOn(network, typed)).toBe(handle);
  });

  test('has an address that stays on its network', () => {
    expect(handleUrl('instagram', 'mira.frames')).toBe('https://www.instagram.com/mira.frames/');
    expect(handleUrl('tiktok', 'yuki_arai')).toBe('https://www.tiktok.com/@yuki_arai');
    expect(handleUrl('bluesky', 'dana.bsky.social')).toBe(
      'https://bsky.app/profile/dana.bsky.social',
    );
  });
});

describe('the handles of a crew member', () => {
  const website = (typed: string) =>
    newCrewMember.safeParse({ name: 'Mira', website: typed }).data?.website;

  test('are stored as handles, and empty ones as none', () => {
    const mira = newCrewMember.parse({ name: 'Mira', instagram: '@Mira.Frames', tiktok: ' ' });
    expect(mira).toMatchObject({ instagram: 'mira.frames', tiktok: null, bluesky: null });
    expect(newCrewMember.safeParse({ name: 'Mira', tiktok: 'no handle' }).success).toBe(false);
  });

  test('include a website, which gets https', () => {
    expect(website('mira.example.org/work')).toBe('https://mira.example.org/work');
    expect(website('')).toBeNull();
    expect(website('http://mira.example.org')).toBeUndefined();
    expect(website('javascript:alert(1)')).toBeUndefined();
    expect(website('mira')).toBeUndefined();
  });

  test('are no reason to name them', () => {
    expect(newCrewMember.parse({ name: 'Mira' }).notNamed).toBe(false);
  });

  test('are shown to the others of a shoot only if someone says so', () => {
    expect(newCrewMember.parse({ name: 'Mira', instagram: 'mira' }).showsHandles).toBe(false);
    expect(crewMemberChange.parse({ instagram: 'mira' })).toEqual({ instagram: 'mira' });
  });

  test('are listed in the order of the screens, with where they lead', () => {
    const handles = { instagram: null, tiktok: 'mira', bluesky: 'mira.bsky.social' };
    expect(profilesOf({ ...handles, website: 'https://mira.example.org' })).toEqual([
      { network: 'TikTok', text: '@mira', url: 'https://www.tiktok.com/@mira' },
      {
        network: 'Bluesky',
        text: '@mira.bsky.social',
        url: 'https://bsky.app/profile/mira.bsky.social',
      },
      { network: null, text: 'https://mira.example.org', url: 'https://mira.example.org' },
    ]);
  });
});
