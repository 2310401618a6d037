/** Longer lines are read in their place. */
const SHORT = 60;

/** The only line in which two texts differ; undefined if there are several, or a long one. */
export function changedLine(
  before: string,
  after: string,
): { readonly from: string; readonly to: string } | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const from = old.filter((line) => !now.includes(line)).join('\n');
  const to = now.filter((line) => !old.includes(line)).join('\n');
  const isShort = `${from}${to}`.length <= SHORT && from !== '' && to !== '';
  return isShort && !`${from}${to}`.includes('\n') ? { from, to } : undefined;
}
