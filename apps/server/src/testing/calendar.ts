import ICAL from 'ical.js';

/** Parses a calendar file with an independent library. */
export function readCalendar(file: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(file));
}

export const eventsIn = (file: string): ICAL.Component[] =>
  readCalendar(file).getAllSubcomponents('vevent');

export const textOf = (component: ICAL.Component, name: string): string | undefined =>
  component.getFirstPropertyValue(name)?.toString();

/** The moment of a date property, by the time zone rules in the file. @throws Error if the event lacks it */
export function momentOf(component: ICAL.Component, name: string): Date {
  const time = component.getFirstPropertyValue(name);
  if (!(time instanceof ICAL.Time)) throw new Error(`The event has no ${name}`);
  return new Date(time.toUnixTime() * 1000);
}
