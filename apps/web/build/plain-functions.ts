import type { Plugin } from 'vite';

const RADIX = /[\\/]node_modules[\\/]@radix-ui[\\/].*\.mjs$/;
const NAMER = '__name';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Takes the calls out of Radix that give its functions names to read in developers' tools. They weigh some kilobytes, and
 * keep alive what nobody uses: a bundler cannot know that they do nothing else.
 */
export function plainFunctions(): Plugin {
  return {
    name: 'plain-functions',
    apply: 'build',
    transform: {
      filter: { id: RADIX, code: `${NAMER}(` },
      handler(code) {
        return { code: withoutNames(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The code without its calls of the namer. `program` is what it was parsed to. */
export function withoutNames(code: string, program: unknown): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of cutsIn(program).toSorted((a, b) => a.start - b.start)) {
    kept += code.slice(from, start);
    from = end;
  }
  return kept + code.slice(from);
}

type Node = { type: string } & Span & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What stands around the first argument of each call, or all of a statement that does nothing else. */
function cutsIn(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(cutsIn);
  if (!isNode(value)) return [];
  if (onlyNames(value)) return [value];
  const named = namedBy(value);
  if (!named) return Object.values(value).flatMap(cutsIn);
  const before = { start: value.start, end: named.start };
  const behind = { start: named.end, end: value.end };
  return [before, ...cutsIn(named), behind];
}

/** A call of the namer as a statement, or the block of a class with nothing but such calls. */
function onlyNames({ type, expression, body }: Node): boolean {
  if (type === 'ExpressionStatement') return namedBy(expression) !== undefined;
  return type === 'StaticBlock' && Array.isArray(body) && body.every(onlyNames);
}

/** What a call of the namer gives a name to. */
function namedBy(value: unknown): Node | undefined {
  if (!isNode(value) || value.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = value;
  const isNamer = isNode(callee) && callee.type === 'Identifier' && callee.name === NAMER;
  const [first] = Array.isArray(given) ? given : [];
  return isNamer && isNode(first) ? first : undefined;
}
