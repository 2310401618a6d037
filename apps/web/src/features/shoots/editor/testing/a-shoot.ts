import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { detailOf } from '@/features/shoots/api/shoot-detail.ts';

type Overrides = Partial<Shoot> & Partial<Omit<ShootDetail, 'location'>>;

export function aShoot(overrides: Overrides = {}): ShootDetail {
  const card: Shoot = {
    id: '0190a0a0-0000-7000-8000-000000000001',
    title: 'Morgan le Fay at St. Galgano',
    description: 'Antler crown, violet gels.',
    status: 'planning',
    date: '2026-11-21',
    time: '15:30',
    timeZone: 'Europe/Berlin',
    durationMinutes: 150,
    setUpMinutes: 0,
    strikeMinutes: 0,
    reminderTime: '2026-11-21T13:30:00.000Z',
    locationId: null,
    secondLocationId: null,
    secondLocation: null,
    location: null,
    conventionId: null,
    meetingPointId: null,
    color: '#A855F7',
    instagramLinks: ['https://www.instagram.com/p/CzR7mWnMt0a/'],
    isPublic: false,
    isShotListPublic: false,
    calendarEventUrl: null,
    docsUrl: null,
    firstReferenceUrl: null,
    participantCount: 0,
    version: 3,
    createdAt: '2026-10-01T10:00:00.000Z',
    updatedAt: '2026-10-02T10:00:00.000Z',
    ...overrides,
  };
  return { ...detailOf(card), ...overrides, location: detailOf(card).location };
}
