import { DURATION_MAX, DURATION_STEP } from '../../packages/contract/src/constants.ts';
import { zonedInstant } from '../../packages/contract/src/zoned-time.ts';

/**
 * Zones whose clocks change on different days, at different hours, by half an hour, or not at all. Zones with recent
 * rule changes are left out, because Python and the server may know different rules.
 */
const ZONES = [
  'Africa/Cairo',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
];
const DAY_MS = 86_400_000;
const QUARTERS = 96;
const MINUTE = 60;

const nasty = [
  'Neon Ronin; rain, run',
  'C:\\props\\katana "new"',
  '=HYPERLINK("https://evil.example")',
  '<b>Nimue</b> & the 👩‍🎤🏳️‍🌈',
  '夜の桜と鎧の武者'.repeat(24),
];

/** Returns the plan of a shoot, and its start and end in seconds since 1970. */
export function shootNumber(index: number) {
  const timeZone = ZONES[index % ZONES.length] ?? 'UTC';
  const date = new Date(Date.UTC(2026, 0, 1) + ((index * 37) % 730) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const quarter = (index * 7) % QUARTERS;
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const durationMinutes = DURATION_STEP * (1 + (index % (DURATION_MAX / DURATION_STEP)));
  const title = `${index} ${nasty[index % nasty.length]}`;
  const description = `First line\nBEGIN:VEVENT\n${title.repeat(4)}`;
  const start = zonedInstant(date, time, timeZone).getTime() / 1000;
  const plan = { title, description, status: 'planning', date, time, timeZone, durationMinutes };
  return { plan, start, end: start + durationMinutes * MINUTE };
}
