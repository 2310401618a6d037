/** Whether the reader reckons in meters. */
export const isMetric = !/-(US|LR|MM|GB)\b/.test(navigator.language);
