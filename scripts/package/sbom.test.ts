import { expect, test } from 'vitest';
import { sbom } from './sbom.ts';

interface Component {
  readonly name: string;
  readonly hashes?: readonly unknown[];
}

test('the list of packages names what runs, not what only tests need', () => {
  const text = sbom();
  const { bomFormat, components }: { bomFormat: string; components: Component[] } =
    JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'nodemailer', 'sharp']));
  for (const tool of ['vitest', '@playwright/test', '@biomejs/biome'])
    expect(names).not.toContain(tool);
  const fastify = components.find(({ name }) => name === 'fastify');
  expect(fastify?.hashes).toHaveLength(1);
  expect(text).not.toContain('timestamp');
});
