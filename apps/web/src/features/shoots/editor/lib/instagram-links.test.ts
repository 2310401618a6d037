import { describe, expect, it } from 'vitest';
import { addLink, shortLink } from './instagram-links.ts';

const post = 'https://www.instagram.com/p/CzR7mWnMt0a/';

describe('adding a link', () => {
  it('trims it and puts it last', () => {
    expect(addLink([post], '  https://example.org/x ')).toEqual({
      links: [post, 'https://example.org/x'],
    });
  });

  it('takes one that was typed from its host on', () => {
    expect(addLink([], ' www.instagram.com/p/CzR7mWnMt0a/ ')).toEqual({ links: [post] });
    expect(addLink([post], 'www.instagram.com/p/CzR7mWnMt0a/')).toEqual({ links: [post] });
  });

  it('takes a link to Instagram without TLS as one with it', () => {
    for (const typed of [
      'http://www.instagram.com/p/CzR7mWnMt0a/',
      ' HTTP://www.instagram.com/p/CzR7mWnMt0a/',
    ])
      expect(addLink([], typed)).toEqual({ links: [post] });
  });

  it('does nothing for an empty field', () => {
    expect(addLink([post], '   ')).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'http://example.org/p/x',
    'https://',
    'data:text/html,x',
    'example.org',
    'mira.lens',
    '//evil.example/p/x',
    'user@evil.example/p/x',
    'evil.example:8443/p/x y',
  ])('refuses %s', (typed) => {
    expect(addLink([], typed)).toHaveProperty('error');
  });

  it('keeps a link that is there once, and refuses one too many', () => {
    expect(addLink([post], post)).toEqual({ links: [post] });
    const many = Array.from({ length: 50 }, (_, index) => `https://example.org/${index}`);
    expect(addLink(many, post)).toEqual({ error: 'At most 50 links' });
  });
});

describe('showing a link', () => {
  it('leaves out what all links have in common', () => {
    expect(shortLink('https://www.instagram.com/p/CzR7mWnMt0a/?igsh=x#y')).toBe(
      'instagram.com/p/CzR7mWnMt0a',
    );
    expect(shortLink('https://example.org/')).toBe('example.org');
  });
});
