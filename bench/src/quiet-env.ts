/** For servers that a bench measures: no rate limits, and no request to services outside. */
export const quietEnv = { RATE_LIMITS: 'off', MAP_TILES_URL: 'off', WEATHER_URL: 'off' } as const;
