import type { WeatherHour } from '@lensemble/contract/weather';

/** Hourly forecasts. Every call ends within 5 s. */
export interface Weather {
  /** The attribution to display with the forecast. */
  readonly credit: { readonly text: string; readonly url: string };
  /** The hours that overlap the period, if in range. @param place degrees (WGS 84) @throws ExternalServiceError */
  forecast(
    place: { readonly latitude: number; readonly longitude: number },
    from: Date,
    to: Date,
  ): Promise<readonly WeatherHour[]>;
}
