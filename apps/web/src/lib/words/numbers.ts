import { pageLocale } from '@lensemble/messages/page-language';

/** Formatters are slow to make, and small numbers need none. */
let thousands: Intl.NumberFormat | undefined;

/** `1,234`, in German `1.234` */
export function formatNumber(value: number): string {
  if (Math.abs(value) < 1000) return String(value);
  thousands ??= new Intl.NumberFormat(pageLocale);
  return thousands.format(value);
}
