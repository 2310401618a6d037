export const HOUR_REM = 4.75;
/** A shorter slot still shows its title. */
const LEAST_REM = 1.75;

export const remOf = (minutes: number): number => (minutes / 60) * HOUR_REM;

/** How far a shown slot reaches below the minute at which it begins. */
export const heightOf = (minutes: number): number => Math.max(LEAST_REM, remOf(minutes));
