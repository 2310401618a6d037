import type { WeatherHour } from '@lensemble/contract/weather';

/** Forecasts hour by hour. Every call ends within 5 s. */
export interface Weather {
  /** Whom the forecasts come from, to be shown with them. */
  readonly credit: { readonly text: string; readonly url: string };
  /**
   * The hours that touch the time from one moment to another; those that are out of reach are missing.
   * @param place degrees, WGS 84
   * @throws AwayError
   */
  forecast(
    place: { readonly latitude: number; readonly longitude: number },
    from: Date,
    to: Date,
  ): Promise<readonly WeatherHour[]>;
}
