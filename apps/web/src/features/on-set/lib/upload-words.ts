import { pageLocale } from '@lensemble/messages/page-language';

const said = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(pageLocale, options).format(value);

/** `2.1 MB`. At least a tenth, because no picture is empty. */
export const megabytes = (bytes: number): string =>
  said(Math.max(bytes / 1_000_000, 0.1), {
    ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  });

/** `66%`, of a part from 0 to 1 */
export const percent = (fraction: number): string => said(fraction, { style: 'percent' });
