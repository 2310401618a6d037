import type { FileEvent } from '../features/calendar/ics/file-event.ts';

export function makeEvent(overrides: Partial<FileEvent> = {}): FileEvent {
  return {
    shootId: '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e',
    title: 'Neon Ronin, Rain Run',
    description: 'Bring the umbrella',
    location: 'Sakura Arcade',
    date: '2026-11-28',
    time: '18:30',
    timeZone: 'Asia/Tokyo',
    durationMinutes: 120,
    url: 'http://localhost:3000/shoots/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e',
    status: 'TENTATIVE',
    sequence: 3,
    changedAt: new Date('2026-11-01T10:00:00Z'),
    reminder: undefined,
    geo: undefined,
    ...overrides,
  };
}
