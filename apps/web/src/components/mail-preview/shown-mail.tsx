import type { CallEmail } from '@lensemble/contract/call-sending';
import type { DaysEmail } from '@lensemble/contract/convention-days';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import type { UseQueryResult } from '@tanstack/react-query';
import { Calendar, Paperclip } from 'lucide-react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface ShownMailProps {
  /** Reads the email. One with days has a section for each of them. */
  query: UseQueryResult<CallEmail | DaysEmail>;
  line: string;
  attachPdf?: boolean;
}

/** An email as mail programs show it, once it is read. */
export function ShownMail({ query, line, attachPdf = false }: ShownMailProps) {
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
        {callSendingWords('emailFailed')}
      </LoadFailure>
    );
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{callSendingWords('loading')}</span>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  }
  return (
    <div
      lang={data.language}
      className="wrap-anywhere overflow-hidden rounded-lg border border-line"
    >
      <Head email={data} />
      {/* Mail programs show the email on white, in both themes. */}
      <div className="grid bg-mail-paper text-mail-ink gap-4 p-5">
        <p dir="auto" className="font-[650] text-lg leading-snug">
          {data.heading}
        </p>
        <p>{data.ask}</p>
        {line.trim() !== '' && (
          <p dir="auto" className="whitespace-pre-line">
            {line.trim()}
            <span className="block text-mail-ink-2">{data.sender}</span>
          </p>
        )}
        <Plan email={data} />
        {'sections' in data && data.sections.map((each) => <Day key={each.heading} {...each} />)}
        <div className="grid gap-2 text-center">
          <span className="rounded-md forced-colors:border bg-mail-button px-4 py-3 font-[600] text-mail-button-text">
            {data.button}
          </span>
          <p className="text-mail-ink-2 text-xs">{data.note}</p>
        </div>
      </div>
      <Files hasEvent={data.hasEvent} attachPdf={attachPdf} />
    </div>
  );
}

const Day = ({ heading, lines }: DaysEmail['sections'][number]) => (
  <div className="grid gap-2 border-mail-line border-t pt-4">
    <p className="font-bold">{heading}</p>
    <ul className="grid gap-2">
      {lines.map(({ text, detail }) => (
        <li key={text} dir="auto">
          {text}
          <span className="block whitespace-pre-line text-mail-ink-2 text-xs">{detail}</span>
        </li>
      ))}
    </ul>
  </div>
);

function Head({ email: { to, subject } }: { email: CallEmail }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-line border-b bg-surface-1 px-4 py-3">
      <dt className="text-ink-3">{callSendingWords('to')}</dt>
      <dd dir="auto">{to}</dd>
      <dt className="text-ink-3">{callSendingWords('subject')}</dt>
      <dd dir="auto">{subject}</dd>
    </dl>
  );
}

function Plan({ email: { label, value, lines } }: { email: CallEmail }) {
  return (
    <div className="border-mail-line border-t pt-4">
      <p>{label}</p>
      <p className="font-bold text-3xl leading-tight">
        <Former was={value.was} /> {value.text}
      </p>
      {lines.map(({ text, was, isStrong }) => (
        <p key={text} dir="auto" className={isStrong ? 'font-bold' : 'text-mail-ink-2'}>
          <Former was={was} /> {text}
        </p>
      ))}
    </div>
  );
}

function Former({ was }: { was: string | undefined }) {
  if (was === undefined) return null;
  return (
    <span className="font-normal text-mail-ink-2 text-base">
      <s>{was}</s> →
    </span>
  );
}

function Files({ hasEvent, attachPdf }: { hasEvent: boolean; attachPdf: boolean }) {
  if (!hasEvent && !attachPdf) return null;
  const style =
    'inline-flex items-center gap-1.5 rounded-sm border border-line-strong px-2.5 py-1 [&_svg]:size-4';
  return (
    <ul
      aria-label={callSendingWords('attached')}
      className="flex flex-wrap gap-2 border-line border-t bg-surface-1 px-4 py-3 text-ink-2"
    >
      {attachPdf && (
        <li className={style}>
          <Paperclip aria-hidden />
          {callSendingWords('pdf')}
        </li>
      )}
      {hasEvent && (
        <li className={style}>
          <Calendar aria-hidden />
          {callSendingWords('calendarFile')}
        </li>
      )}
    </ul>
  );
}
