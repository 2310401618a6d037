import { hasAmPm } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';

/**
 * A wall-clock time for people: `21:15` (`HH:MM`, 24 hours) becomes `9:15 PM` in English, except in regions with 24 hours, and stays in other languages.
 */
export function formatTime(time: string, locale = pageLocale): string {
  if (!hasAmPm(locale)) return time.slice(0, 5);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
