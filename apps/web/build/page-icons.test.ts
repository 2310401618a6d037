import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const near = (path: string) => new URL(`../${path}`, import.meta.url);

it.each(['index.html', 'on-set.html'])(
  '%s has a picture for the home screen of an iPhone, which reads no manifest for it',
  (page) => {
    const html = readFileSync(near(page), 'utf8');
    const [, icon = ''] = /<link rel="apple-touch-icon" href="\/([^"]+)"/.exec(html) ?? [];
    expect(icon).toMatch(/\.png$/);
    expect(existsSync(near(`public/${icon}`))).toBe(true);
  },
);
