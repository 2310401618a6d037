import { calendarFeedWords } from '@lensemble/messages/web/calendar-feeds';

const programs = [
  ['Google Calendar', calendarFeedWords('inGoogle')],
  ['Apple Calendar', calendarFeedWords('inApple')],
  ['Outlook', calendarFeedWords('inOutlook')],
  ['Thunderbird', calendarFeedWords('inThunderbird')],
] as const;

export function HowToSubscribe() {
  return (
    <details className="group rounded-md border border-line px-3 py-2.5">
      <summary className="cursor-pointer font-[560] text-ink-2 hover:text-ink">
        {calendarFeedWords('howTo')}
      </summary>
      <p className="mt-2 text-ink-2">{calendarFeedWords('howToText')}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {programs.map(([name, where]) => (
          <div key={name} className="contents">
            <dt className="font-[560]">{name}</dt>
            <dd className="text-ink-2">{where}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3 text-xs">{calendarFeedWords('privacy')}</p>
    </details>
  );
}
