import { TITLE_MAX } from '@lensemble/contract/constants';
import type { NewShoot, ShootDetail } from '@lensemble/contract/shoots';
import { copyName } from '../../lib/copy-name.ts';

/** The fields of a copy. A completed shoot becomes planned again, and a reminder that is due is dropped. */
export function copyOf(
  shoot: ShootDetail,
  withDate: boolean,
  now = new Date(),
): NewShoot & Pick<ShootDetail, 'timeZone'> {
  const { description, status, timeZone, durationMinutes, setUpMinutes, strikeMinutes } = shoot;
  const { locationId, secondLocationId, conventionId, meetingPointId, color, instagramLinks } =
    shoot;
  return {
    title: copyName(shoot.title, TITLE_MAX),
    description,
    status: status === 'completed' ? 'planning' : status,
    ...(withDate ? scheduleOf(shoot, now) : { date: null, time: null, reminderTime: null }),
    timeZone,
    durationMinutes,
    setUpMinutes,
    strikeMinutes,
    locationId,
    secondLocationId,
    conventionId,
    meetingPointId,
    color,
    instagramLinks,
  };
}

function scheduleOf({ date, time, reminderTime }: ShootDetail, now: Date) {
  const isAhead = reminderTime !== null && new Date(reminderTime) > now;
  return { date, time, reminderTime: isAhead ? reminderTime : null };
}
