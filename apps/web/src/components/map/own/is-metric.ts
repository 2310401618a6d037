import { unitLocale } from '@/lib/words/unit-locale.ts';

export const isMetric = !/-(US|LR|MM|GB)\b/.test(unitLocale);
