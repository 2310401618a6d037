export const isMetric = !/-(US|LR|MM|GB)\b/.test(navigator.language);
