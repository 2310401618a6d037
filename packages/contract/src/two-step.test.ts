import { expect, test } from 'vitest';
import { isAppCode } from './two-step.ts';

test.each(['123456', ' 123 456 ', '123-456', '123–456', '１２３４５６', '１２３\u3000４５６'])(
  'reads “%s” as a code of an app',
  (typed) => expect(isAppCode(typed)).toBe(true),
);

test.each(['12345', '1234567', '12345a', 'k7q2m-9x4tb', ''])(
  'does not read “%s” as a code of an app',
  (typed) => expect(isAppCode(typed)).toBe(false),
);
