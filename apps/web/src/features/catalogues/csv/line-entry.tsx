import { pageSentence } from '@lensemble/messages/page-sentence';
import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { changeRows, labelOf } from '../lib/clash-rows.ts';
import { LineIcon, lineNames } from './line-icon.tsx';
import type { Line, Problem } from './plan.ts';

export function LineEntry({ line }: { line: Line }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 px-3 py-2.5">
      <LineIcon kind={line.kind} className="mt-0.5" />
      <div className="grid grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b dir="auto" className="min-w-0 truncate font-semibold text-ink">
            {line.name || catalogueCsvWords('nameless')}
          </b>
          <span className="text-ink-3 text-xs">
            {catalogueCsvWords('row', { row: line.row })} · {lineNames[line.kind]}
          </span>
        </p>
        <Details line={line} />
      </div>
    </div>
  );
}

function Details({ line }: { line: Line }) {
  switch (line.kind) {
    case 'unchanged':
      return null;
    case 'new':
      return line.isNamesake && <p className="text-ink-2">{catalogueCsvWords('namesake')}</p>;
    case 'refused':
      return line.problems.map((problem) => {
        const sentence = sentenceOf(problem);
        return (
          <p key={sentence} className="break-words text-danger-text">
            {sentence}
          </p>
        );
      });
    case 'changed':
      return (
        <dl className="grid grid-cols-1 gap-0.5 text-ink-2">
          {changeRows(line.before, line.change).map(({ key, label, mine, theirs }) => (
            <div key={key}>
              <dt className="inline font-medium">{label}</dt>{' '}
              <dd className="inline break-words">
                <span className="sr-only">{catalogueCsvWords('from')} </span>
                <del dir="auto" className="text-ink-3">
                  {cut(theirs.words)}
                </del>
                <span aria-hidden> → </span>
                <span className="sr-only">{catalogueCsvWords('to')} </span>
                <span dir="auto" className="text-ink">
                  {cut(mine.words)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

const SHOWN_MAX = 200;

/** A note can be pages long. The lines of a list would run into each other. */
function cut(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' · ');
  return line.length > SHOWN_MAX ? `${line.slice(0, SHOWN_MAX)}…` : line;
}

function sentenceOf(problem: Problem): string {
  switch (problem.about) {
    case 'field': {
      const sentence = pageSentence(problem.sentence);
      const reason = problem.choices
        ? catalogueCsvWords('choices', { sentence, choices: problem.choices.join(', ') })
        : sentence;
      const field = labelOf(problem.field);
      return !field || names(reason, field)
        ? reason
        : catalogueCsvWords('problem', { field, reason });
    }
    case 'sameId':
      return catalogueCsvWords('sameId', { row: problem.row });
    case 'unknownId':
      return catalogueCsvWords('unknownId');
    case 'surplusCells':
      return catalogueCsvWords('surplusCells');
  }
}

/** “Name is required” says which field it is about. */
const names = (reason: string, field: string) =>
  reason.toLocaleLowerCase().includes(field.toLocaleLowerCase());
