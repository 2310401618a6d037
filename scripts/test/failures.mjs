import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './tools.mjs';

/** Enough for what was expected, what came, and where. */
const LONGEST_MESSAGE_LINES = 25;
/** A screen of the product, and what it said on its way there. */
const LONGEST_PAGE_LINES = 90;
const LONGEST_LOG_LINES = 25;

const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, LONGEST_MESSAGE_LINES).join('\n');

const failure = (title, message, found = []) => ({
  title,
  message: [shorten(message), ...found].join('\n'),
});

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
      const found = results.flatMap(({ attachments }) => foundBy(attachments));
      return failure(`[${projectName}] e2e/${file}:${line} › ${title}`, messages.join('\n'), found);
    });
}

/** What a failed journey left behind: the page as it was then, and the end of what pages and server had said. */
function foundBy(attachments) {
  const textOf = (name) => {
    const { path, body } = attachments.find((each) => each.name === name) ?? {};
    if (body) return Buffer.from(body, 'base64').toString();
    return path && existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const page = /```yaml\n(.*?)\n```/s.exec(textOf('error-context'))?.[1] ?? '';
  return [
    ['The page', page.split('\n').slice(0, LONGEST_PAGE_LINES)],
    ['Pages said', textOf('pages.log').split('\n').slice(-LONGEST_LOG_LINES)],
    ['The server said', textOf('server.log').trim().split('\n').slice(-LONGEST_LOG_LINES)],
  ]
    .filter(([, lines]) => lines.some((line) => line !== ''))
    .map(([name, lines]) => [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
