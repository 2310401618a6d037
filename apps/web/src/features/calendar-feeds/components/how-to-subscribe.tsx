const programs = [
  ['Google Calendar', 'Other calendars, +, From URL.'],
  ['Apple Calendar', 'File, New Calendar Subscription. On a phone: Calendars, Add Calendar.'],
  ['Outlook', 'Add calendar, Subscribe from web.'],
  ['Thunderbird', 'New Calendar, On the Network.'],
] as const;

export function HowToSubscribe() {
  return (
    <details className="group rounded-md border border-line px-3 py-2.5">
      <summary className="cursor-pointer font-[560] text-ink-2 hover:text-ink">
        How to subscribe
      </summary>
      <p className="mt-2 text-ink-2">Copy an address and add it to your calendar app:</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {programs.map(([name, where]) => (
          <div key={name} className="contents">
            <dt className="font-[560]">{name}</dt>
            <dd className="text-ink-2">{where}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3 text-xs">
        Calendar apps check for changes automatically, some only once a day. Anyone with an address
        can see the shoots: keep it private, and make a new one if it was shared by mistake. It does
        not show your crew’s email addresses or phone numbers.
      </p>
    </details>
  );
}
