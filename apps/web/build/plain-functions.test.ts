import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutNames } from './plain-functions.ts';

const strip = (code: string) => withoutNames(code, parseAst(code));

test('functions stay as they are, without a call around them that names them', () => {
  expect(
    strip('var A = forwardRef(__name(function A2(p) { return __name(() => p, "b"); }, "A"));'),
  ).toBe('var A = forwardRef(function A2(p) { return () => p; });');
});

test('statements that only name go away', () => {
  expect(strip('function f() {}__name(f, "f");')).toBe('function f() {}');
  expect(strip('class B { static { __name(this, "B"); } #keys; }')).toBe('class B {  #keys; }');
});

test('other blocks of a class stay', () => {
  expect(strip('class B { static { start(); } }')).toBe('class B { static { start(); } }');
});
