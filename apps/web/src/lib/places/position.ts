import { POSITION_MAX_AGE_MS, POSITION_TIMEOUT_MS } from '@lensemble/contract/constants';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The position from the browser, which may ask for permission. Null if permission is denied, after a timeout, or
 * without access to positions (plain HTTP). Never throws.
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
