import ICAL from 'ical.js';

/** What another program reads in a calendar file. */
export function readCalendar(file: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(file));
}

export const eventsIn = (file: string): ICAL.Component[] =>
  readCalendar(file).getAllSubcomponents('vevent');

/** The text of a property as people see it. */
export const textOf = (component: ICAL.Component, name: string): string | undefined =>
  component.getFirstPropertyValue(name)?.toString();

/** The moment that a property tells, by the zone that stands in the same file. */
export function momentOf(component: ICAL.Component, name: string): Date {
  const time = component.getFirstPropertyValue(name);
  if (!(time instanceof ICAL.Time)) throw new Error(`The event has no ${name}`);
  return new Date(time.toUnixTime() * 1000);
}
