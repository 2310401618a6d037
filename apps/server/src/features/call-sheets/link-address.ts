/** A web address as documents carry it: in ASCII, and with nothing that Word takes a whole file for broken for. */
export function linkAddress(link: string): string {
  const { href } = new URL(link);
  return href.replace(/%(?![\da-f]{2})/gi, '%25');
}
