/** The zone of the reader's clock. */
export function readerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** Whether two names mean the same zone: some have an old and a new one (`Asia/Calcutta`, `Asia/Kolkata`). */
export function sameTimeZone(a: string, b: string): boolean {
  return a === b || canonical(a) === canonical(b);
}

function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
