import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTailwindMerge, getDefaultConfig, mergeConfigs } from 'tailwind-merge';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { usedClasses } from './class-groups.ts';

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

/** All of Tailwind's classes, with the names that our theme adds. */
const allClasses: Config = mergeConfigs(getDefaultConfig() as Config, {
  extend: {
    theme: {
      text: ['field', 'hero'],
      shadow: ['1', '2', '3', 'accent'],
      font: ['ui', 'display', 'hero'],
      animate: ['pop', 'fade', 'sheet', 'drawer', 'unfold', 'fold', 'sweep'],
    },
  },
});

const merger = (config: Config) => createTailwindMerge(() => ({ ...config, cacheSize: 0 }));
const whole = merger(allClasses);
const lean = merger(usedClasses);

const sources = join(import.meta.dirname, '..');

function strings(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'string' ? [node.value] : [];
  if ('type' in node && node.type === 'TemplateElement' && 'value' in node)
    return [(node.value as { cooked: string }).cooked];
  return Object.values(node).flatMap(strings);
}

function words(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|class-groups/.test(file),
  );
  const trees = files.map(
    (file) => parseSync(file, readFileSync(join(sources, file), 'utf8')).program,
  );
  return new Set(trees.flatMap(strings).flatMap((text) => text.split(/\s+/)));
}

/** Each class mapped to its form without variants: `md:hover:p-2` to `p-2`. */
function withoutVariants(classes: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  const read = createTailwindMerge(() => ({
    ...usedClasses,
    experimentalParseClassName({ className, parseClassName }) {
      const parsed = parseClassName(className);
      found.set(className, parsed.baseClassName);
      return parsed;
    },
  }));
  read([...classes].join(' '));
  return found;
}

/**
 * Returns a function that finds the group of a class: merging the class with one marker class per group drops the
 * marker of its group.
 */
function kinds(config: Config): (name: string) => string | undefined {
  const groups = Object.entries(config.classGroups);
  const marks = new Map(groups.map(([id]) => [`mark-of-${id}`, id]));
  const merge = merger({
    ...config,
    classGroups: Object.fromEntries(groups.map(([id, all]) => [id, [...all, `mark-of-${id}`]])),
    conflictingClassGroups: {},
    conflictingClassGroupModifiers: {},
  });
  const all = [...marks.keys()].join(' ');
  return (name) => {
    const left = new Set(merge(`${all} ${name}`).split(' '));
    return [...marks].find(([mark]) => !left.has(mark))?.[1];
  };
}

function disagreements(classes: readonly string[]): string[] {
  const pairs = classes.flatMap((first) => classes.map((second) => `${first} ${second}`));
  return pairs.filter((pair) => whole(pair) !== lean(pair));
}

/** A merge drops the first of two equal classes only if it knows their group. */
const knows = (merge: typeof whole, word: string) => merge(`${word} ${word}`) === word;

const plain = withoutVariants(words());
const classes = [...new Set(plain.values())].filter((word) => knows(whole, word));
const wholeKind = kinds(allClasses);
const leanKind = kinds(usedClasses);
const plainByKind = Map.groupBy(classes, wholeKind);
plainByKind.delete(undefined);
// A group with one class can be left out, because no class can replace it.
const isUsed = (names: readonly string[]) => names.length > 1 || names.some(leanKind);

test('a class of the sources is of the same kind as with all classes of Tailwind', () => {
  const owners = new Map<string | undefined, string>();
  for (const names of [...plainByKind.values()].filter(isUsed)) {
    const [kind, ...more] = new Set(names.map(leanKind));
    expect(more, `one kind for ${names.join(' ')}`).toEqual([]);
    expect(kind, `a kind for ${names.join(' ')}`).toBeDefined();
    expect(owners.get(kind), `another kind for ${names.join(' ')}`).toBeUndefined();
    owners.set(kind, names.join(' '));
  }
});

test('no other word of the sources is taken for a class', () => {
  const taken = [...plain.values()].filter((word) => knows(lean, word) && !knows(whole, word));
  expect(taken).toEqual([]);
});

test('classes of one kind replace each other, variants included', () => {
  const forms = Map.groupBy(plain.keys(), (name) => plain.get(name) ?? '');
  for (const names of [...plainByKind.values()].filter(isUsed))
    expect(disagreements(names.flatMap((name) => forms.get(name) ?? []))).toEqual([]);
});

test('a kind overrides the same other kinds', () => {
  // A class with a slash is tested separately: `text-sm/6` also sets the line height.
  const examples = [...plainByKind.values()].flatMap((names) =>
    names.filter((name, index) => index === 0 || name.includes('/')),
  );
  const pairs = disagreements(examples).filter((pair) => new Set(pair.split(' ')).size > 1);
  expect(pairs).toEqual([]);
});

test('variants whose order counts are those of Tailwind', () => {
  expect(usedClasses.orderSensitiveModifiers).toEqual(allClasses.orderSensitiveModifiers);
});
