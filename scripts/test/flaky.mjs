import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const LIST = 'docs/flaky.md';
const ROW = /^\| \d{4}-\d\d-\d\d \| (.+?) \|/;

export const listedJourneys = () =>
  readFileSync(join(root, LIST), 'utf8')
    .split('\n')
    .flatMap((line) => ROW.exec(line)?.[1] ?? []);

/** The advice for a journey that failed and then passed. Replaces `|`, which would end the table cell. */
export function flakyAdvice(journey) {
  const name = journey.replaceAll('|', '/');
  const date = new Date().toISOString().slice(0, 10);
  const isListed = listedJourneys().includes(name);
  return [
    ...(isListed ? [`It is in ${LIST} already: fix or rewrite it before anything else.`] : []),
    `Add to ${LIST}:`,
    `| ${date} | ${name} | (suspected cause) |`,
  ].join('\n');
}
