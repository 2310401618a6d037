type Member = string | ((value: string) => boolean) | { readonly [prefix: string]: Members };
type Members = readonly Member[];

const NUMBER = /^-?\d*\.?\d+%?$/;
const ARBITRARY = /^(\[.+\]|\(.+\))$/;
const WORD = /^(auto|first|last|full|none|px|min|max|fit|screen|dvh|\d*(xs|sm|md|lg|xl)|\d+\/\d+)$/;
const IMAGE = /^\[(url|(repeating-)?(linear|radial|conic)-gradient)\(/;
const LENGTH =
  /^\[(?!(rgba?|hsla?|oklch|color-mix)\().*(\d(p[tx]|%|r?em|[sdl]?v[hw]|ch)|(calc|min|max|clamp)\().*\]$/;

const isAny = () => true;
const isPercent = (value: string) => value.endsWith('%');
const isNumber = (value: string) => NUMBER.test(value);
const isArbitrary = (value: string) => ARBITRARY.test(value);
const isImage = (value: string) => IMAGE.test(value);
const isLength = (value: string) => LENGTH.test(value);
const isMeasure = (value: string) => isNumber(value) || isArbitrary(value) || WORD.test(value);

const list = (names: string) => names.split(' ');
const each = (prefixes: string, ...members: Members) =>
  Object.fromEntries(list(prefixes).map((prefix) => [prefix, [{ [prefix]: members }]]));

const classGroups: Record<string, Members> = {
  ...each(
    'p px py pt pb pl pr m mx my mt mb ml mr gap gap-x gap-y inset inset-x inset-y top right bottom left z order ' +
      'w h size min-w min-h max-w max-h rotate scale translate translate-x translate-y opacity line-clamp scroll-px ' +
      'basis grid-cols grid-rows auto-rows col-start row-start underline-offset outline-offset border-spacing duration scroll-mt scroll-mb scroll-pb',
    isMeasure,
  ),
  ...each('mask-b-from mask-b-to', isPercent),
  ...each(
    'rounded rounded-t rounded-r rounded-b rounded-l rounded-tr border-x border-y border-t border-r border-b border-l grow shrink blur backdrop-blur',
    '',
    isMeasure,
  ),
  ...each(
    'items self justify justify-items justify-self place-items',
    ...list('start end center between stretch baseline'),
  ),
  ...each('overflow overflow-x overflow-y', ...list('auto hidden visible clip')),
  ...each('aspect', 'square', isMeasure),
  ...each('col', { span: [isMeasure] }),
  ...each('align', ...list('baseline middle top bottom'), isArbitrary),
  ...each('cursor', ...list('auto pointer default grab grabbing')),
  ...each('select', 'all', 'none', 'text'),
  ...each('pointer-events', 'auto', 'none'),
  ...each('resize', '', 'y', 'none'),
  ...each('fill', 'none', isAny),
  ...each('tracking leading', ...list('none tight snug normal relaxed'), isMeasure),
  ...each('animate', ...list('none spin pop fade sheet drawer unfold fold sweep'), isArbitrary),
  ...each('transition', '', ...list('colors opacity transform none'), isArbitrary),
  ...each('origin', 'left', isArbitrary),
  visibility: list('visible invisible collapse'),
  display: list('block inline-block inline flex inline-flex grid flow-root contents table hidden'),
  collapse: ['border-separate'],
  position: list('static fixed absolute relative sticky'),
  direction: [{ flex: list('row col col-reverse') }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: ['none', isNumber] }],
  lines: [{ content: list('start center') }],
  content: [{ content: [isArbitrary] }],
  family: [{ font: list('ui display hero') }],
  weight: [{ font: ['normal', 'medium', 'semibold', 'bold', isArbitrary] }],
  'text-align': [{ text: list('left center right start') }],
  wrap: [{ text: list('balance pretty') }],
  break: [{ break: list('all words') }],
  container: ['@container'],
  'container-size': ['@container-size'],
  touch: ['touch-none'],
  'touch-y': ['touch-pan-y'],
  ellipsis: ['truncate', 'text-ellipsis'],
  text: [{ text: [...list('base xs sm lg xl 2xl 3xl field hero'), isLength] }],
  color: [{ text: [isAny] }],
  whitespace: [{ whitespace: list('normal nowrap pre pre-line pre-wrap') }],
  'bg-image': [{ bg: [{ linear: [isNumber, { to: list('t b l r') }] }, isImage] }],
  'bg-position': ['bg-center'],
  'bg-size': ['bg-cover'],
  'bg-clip': ['bg-clip-text', 'bg-clip-padding'],
  bg: [{ bg: [isAny] }],
  from: [{ from: [isAny] }],
  'via-position': [{ via: [isPercent] }],
  'to-position': [{ to: [isPercent] }],
  via: [{ via: [isAny] }],
  to: [{ to: [isAny] }],
  border: [{ border: ['', isNumber, isLength] }],
  'border-style': [{ border: ['dashed', 'solid'] }],
  'border-color': [{ border: [isAny] }],
  'outline-style': ['outline-none'],
  outline: [{ outline: ['', isNumber] }],
  'outline-color': [{ outline: [isAny] }],
  'ring-offset': [{ 'ring-offset': [isNumber] }],
  'ring-offset-color': [{ 'ring-offset': [isAny] }],
  ring: [{ ring: [isNumber] }],
  'ring-color': [{ ring: [isAny] }],
  'inset-ring': [{ 'inset-ring': [isNumber, isLength] }],
  'inset-ring-color': [{ 'inset-ring': [isAny] }],
  shadow: [{ shadow: [...list('1 2 3 accent none'), isArbitrary] }],
  stroke: [{ stroke: [isNumber, isArbitrary] }],
  'stroke-color': [{ stroke: [isAny] }],
  object: [{ object: ['cover', 'contain'] }],
  'object-position': [{ object: [isArbitrary] }],
};

const all = (prefix: string, sides: string) => list(sides).map((side) => prefix + side);

const conflictingClassGroups: Record<string, readonly string[]> = {
  p: all('p', 'x y t b l r'),
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: all('m', 'x y t b l r'),
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  inset: list('inset-x inset-y top right bottom left'),
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  flex: ['basis', 'grow', 'shrink'],
  text: ['leading'],
  'line-clamp': ['display', 'overflow'],
  overflow: ['overflow-x', 'overflow-y'],
  rounded: all('rounded-', 't r b l tr'),
  'rounded-t': ['rounded-tr'],
  'rounded-r': ['rounded-tr'],
  border: all('border-', 'x y b t l r'),
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  translate: ['translate-x', 'translate-y'],
  'container-size': ['container'],
  touch: ['touch-y'],
  'touch-y': ['touch'],
};

/**
 * Groups of classes that set the same property. It contains only the groups that the sources use, because all groups of
 * Tailwind would add a lot to what every screen loads. The test fails for a missing class.
 */
export const usedClasses = {
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: list(
    '* ** after backdrop before details-content file first-letter first-line marker placeholder selection',
  ),
};
