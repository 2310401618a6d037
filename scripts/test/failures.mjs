import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './tools.mjs';

/** Enough for the expected value, the actual value and the place. */
const LONGEST_MESSAGE_LINES = 25;
/** Enough for a screen of the product and its recent log. */
const LONGEST_PAGE_LINES = 90;
const LONGEST_LOG_LINES = 25;

const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, LONGEST_MESSAGE_LINES).join('\n');

const failure = (title, message) => ({ title, message: shorten(message) });

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that fails to load has no failed tests, but counts as a failure.
  if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}

export const failuresOfVitest = ({ testResults }) => testResults.flatMap(failuresOfFile);

/** The failures in a Playwright result, and the journeys that passed when retried (`flaky`). */
export function troublesOfPlaywright({ suites, errors }) {
  const specsOf = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const specs = suites.flatMap(specsOf);
  const troubles = (status) => specs.flatMap((spec) => troublesOfSpec(spec, status));
  const whole = errors.map(({ message }) => failure('The journeys as a whole', message));
  return { failures: [...troubles('unexpected'), ...whole], flaky: troubles('flaky') };
}

function troublesOfSpec({ file, line, title, tests }, wanted) {
  return tests
    .filter(({ status }) => status === wanted)
    .map(({ projectName, results }) => ({
      title: `[${projectName}] e2e/${file}:${line} › ${title}`,
      message: results
        .filter(({ status }) => status !== 'passed')
        .map(messageOf)
        .join('\n'),
      // Without the line number, which changes often.
      journey: `e2e/${file} › ${title}`,
    }));
}

function messageOf({ retry, errors, attachments }) {
  const message = shorten(errors.map((error) => error.message).join('\n'));
  return [...(retry > 0 ? [`Attempt ${retry + 1}:`] : []), message, ...foundBy(attachments)].join(
    '\n',
  );
}

/** The attachments of a failed journey: the page at that moment, and the last lines of the logs. */
function foundBy(attachments) {
  const named = (wanted) => attachments.find(({ name }) => name === wanted) ?? {};
  const textOf = (name) => {
    const { path, body } = named(name);
    if (body) return Buffer.from(body, 'base64').toString();
    return path && existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const { path: screenshot } = named('screenshot');
  const page = /```yaml\n(.*?)\n```/s.exec(textOf('error-context'))?.[1] ?? '';
  return [
    ['The screen', [screenshot ? relative(root, screenshot) : '']],
    ['The page', page.split('\n').slice(0, LONGEST_PAGE_LINES)],
    ['Pages said', textOf('pages.log').split('\n').slice(-LONGEST_LOG_LINES)],
    ['The server said', textOf('server.log').trim().split('\n').slice(-LONGEST_LOG_LINES)],
  ]
    .filter(([, lines]) => lines.some((line) => line !== ''))
    .map(([name, lines]) => [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
