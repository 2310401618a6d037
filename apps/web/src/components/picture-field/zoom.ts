import { CROP_ZOOM_MAX, CROP_ZOOM_MIN, CROP_ZOOM_STEP } from '@lensemble/contract/constants';
import { pageLocale } from '@lensemble/messages/page-language';

const STEPS_PER_UNIT = Math.round(1 / CROP_ZOOM_STEP);

const steps: Readonly<Record<string, number>> = {
  '+': CROP_ZOOM_STEP,
  '=': CROP_ZOOM_STEP,
  '-': -CROP_ZOOM_STEP,
};

/** The nearest step of the slider. Rounding prevents errors of repeated additions. */
export function nearestZoom(zoom: number): number {
  const rounded = Math.round(zoom * STEPS_PER_UNIT) / STEPS_PER_UNIT;
  return Math.min(CROP_ZOOM_MAX, Math.max(CROP_ZOOM_MIN, rounded));
}

/** The zoom after a key press; undefined if the key does not zoom. */
export function zoomOfKey(key: string, zoom: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : nearestZoom(zoom + step);
}

/** `1.5×` */
export function zoomText(zoom: number, locale = pageLocale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${zoom.toLocaleString(locale, digits)}×`;
}
