/** Whether the reader asked for less motion. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
