/** What the call sheet shows of the day-of contact. `phone`: the name and the phone number; `name`: the name only. */
export const dayContacts = ['name', 'phone'] as const;
export type DayContact = (typeof dayContacts)[number];
