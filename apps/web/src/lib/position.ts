import { POSITION_MAX_AGE_MS, POSITION_TIMEOUT_MS } from '@lensemble/contract/constants';

/** Degrees, WGS 84. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where the reader is, as far as the browser tells; it may ask for leave first. Null without leave, without an answer in
 * time (spec section 9), or where browsers cannot know. Never throws.
 */
export function askForPosition(): Promise<Position | null> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve(null);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    );
  });
}
