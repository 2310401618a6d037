import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './tools.mjs';

/** Enough for what was expected, what came, and where. */
const LONGEST_MESSAGE_LINES = 25;

const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, LONGEST_MESSAGE_LINES).join('\n');

const failure = (title, message) => ({ title, message: shorten(message) });

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that could not even be loaded has no failed test, but is a failure.
  if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}

/** What failed in the result that Vitest writes: `{ title, message }` each. */
export const failuresOfVitest = ({ testResults }) => testResults.flatMap(failuresOfFile);

/** What failed in the result that Playwright writes; one that passed only at a later try has failed. */
export function failuresOfPlaywright({ suites, errors }) {
  const failuresOf = ({ specs, suites: inner = [] }) => [
    ...specs.flatMap(failuresOfSpec),
    ...inner.flatMap(failuresOf),
  ];
  return [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message }) => failure('The journeys as a whole', message)),
  ];
}

function failuresOfSpec({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      return failure(`[${projectName}] e2e/${file}:${line} › ${title}`, messages.join('\n'));
    });
}
