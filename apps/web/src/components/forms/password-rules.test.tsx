import { COMMON_PASSWORD_MESSAGE } from '@lensemble/contract/password-rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordRules } from './password-rules.tsx';

const shown = (error?: string) =>
  renderToStaticMarkup(<PasswordRules password="Password1!" error={error} />).replaceAll(
    /<[^>]+>/g,
    '',
  );

test('a common password does not keep all rules once it was refused', () => {
  expect(shown()).toContain('6 of 6 password rules met');
  const refused = shown(COMMON_PASSWORD_MESSAGE);
  expect(refused).toContain('5 of 6 password rules met');
  expect(refused).toContain('Password must be harder to guess, not yet met');
});

test('all six rules are there before anything is typed', () => {
  const empty = renderToStaticMarkup(<PasswordRules password="" error={undefined} />);
  expect(empty.match(/<li/g)).toHaveLength(6);
});

test('a password that was refused otherwise keeps the rules', () => {
  expect(shown('This is already your password')).toContain('6 of 6 password rules met');
});
