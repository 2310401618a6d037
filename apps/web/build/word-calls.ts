import { parseSync, Visitor } from 'vite';

export interface WordCall {
  /** The module and the export of the catalog. */
  readonly source: string;
  readonly name: string;
  readonly key: string;
  /** The range to replace: the whole call, or its beginning up to the values. */
  readonly start: number;
  readonly end: number;
  /** For a call with values. */
  readonly method?: 'text' | 'parts';
}

/** Finds the calls of catalogs with a literal key: `boardWords('add')` and `boardWords.parts('add', { … })`. */
export function wordCalls(code: string, catalogs: string): WordCall[] {
  const { program } = parseSync('module.tsx', code);
  const imported = new Map<string, { source: string; name: string }>();
  const calls: WordCall[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith(catalogs)) return;
      for (const each of specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        imported.set(each.local.name, { source: source.value, name: each.imported.name });
      }
    },
    CallExpression({ callee, arguments: [key, values], start, end }) {
      const isParts =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'parts';
      const named = isParts ? callee.object : callee;
      const catalog = named.type === 'Identifier' ? imported.get(named.name) : undefined;
      if (!catalog || key?.type !== 'Literal' || typeof key.value !== 'string') return;
      calls.push({
        ...catalog,
        key: key.value,
        start,
        end: values ? values.start : end,
        ...(values && { method: isParts ? 'parts' : 'text' }),
      });
    },
  }).visit(program);
  return calls;
}
