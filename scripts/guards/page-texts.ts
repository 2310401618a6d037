import { parseSync, Visitor } from 'vite';

/** Names of keys, which look like words. */
const KEY_NAMES =
  /^(Enter|Escape|Tab|Space|Home|End|Delete|Backspace|Shift|Alt|Control|Meta|PageUp|PageDown|Arrow(Up|Down|Left|Right)|F\d+)$/;
const WORD = /\p{L}{2,}/u;
const SENTENCE = /^[\p{Lu}“‘(][\p{L}’']+([ .,:;?!…”)]|$)/u;
const PROSE = /(^|\s)\p{Ll}{2,}[,.]? \p{Ll}{2,}/u;
const CLASSES = /(^|\s)[^\s]*[-:[\]_=<>/#]/;

const isText = (text: string) =>
  WORD.test(text) &&
  !KEY_NAMES.test(text) &&
  (SENTENCE.test(text) || (PROSE.test(text) && !CLASSES.test(text)));

/** Finds what looks like a text for readers in a script of a page. */
export function pageTexts(source: string): string[] {
  const { program } = parseSync('script.tsx', source);
  const skipped = skippedRanges(program);
  const found: string[] = [];
  const add = (text: string, at: number) => {
    if (!skipped.some(([start, end]) => at >= start && at < end)) found.push(text.trim());
  };
  new Visitor({
    JSXText(node) {
      if (WORD.test(node.value)) add(node.value, node.start);
    },
    Literal(node) {
      if (typeof node.value === 'string' && isText(node.value)) add(node.value, node.start);
    },
    TemplateElement(node) {
      const text = node.value.cooked ?? '';
      if (isText(text.trim())) add(text, node.start);
    },
  }).visit(program);
  return found;
}

type Range = readonly [start: number, end: number];

/** Imports, types, messages for developers. */
function skippedRanges(program: Parameters<Visitor['visit']>[0]): Range[] {
  const ranges: Range[] = [];
  const skip = (node: { start: number; end: number }) => ranges.push([node.start, node.end]);
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    TSTypeAnnotation: skip,
    TSLiteralType: skip,
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Error') skip(node);
    },
    JSXAttribute(node) {
      if (node.name.name === 'className') skip(node);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && /Words$/.test(node.callee.name)) {
        const [key] = node.arguments;
        if (key) skip(key);
      }
    },
  }).visit(program);
  return ranges;
}
