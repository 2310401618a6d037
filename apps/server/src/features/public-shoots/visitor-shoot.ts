import type { CalendarShoot } from '../calendar/service.ts';
import type { PublicRow } from './rows/public-row.ts';

/** What calendars of visitors show. @param id of the event */
export const visitorShoot = (shoot: PublicRow, id: string): CalendarShoot => ({
  id,
  title: shoot.title,
  description: shoot.description,
  status: shoot.status,
  date: shoot.date,
  time: shoot.time,
  timeZone: shoot.timeZone,
  durationMinutes: shoot.durationMinutes,
  // Reminders are for the team.
  reminderTime: null,
  version: shoot.version,
  updatedAt: shoot.updatedAt,
  location: shoot.locationId === null ? null : placeOf(shoot),
  participants: shoot.participants.map(({ name, role, notNamed }) => ({ name, role, notNamed })),
  costumes: shoot.costumes.map(({ characterName, seriesName }) => ({ characterName, seriesName })),
});

const placeOf = (shoot: PublicRow) => ({
  name: shoot.locationName,
  address: shoot.locationAddress,
  notes: shoot.locationNotes,
  latitude: shoot.latitude,
  longitude: shoot.longitude,
});
