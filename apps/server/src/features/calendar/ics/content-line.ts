/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** What no text of a calendar may have, and what some programs take for the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LINE_END = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** Text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(CONTROL, '');
}

/** Text as the value of a parameter, in quotes (RFC 6868). */
export function quoteParameter(text: string): string {
  const oneLine = text.replace(LINE_END, ' ').replace(CONTROL, '');
  return `"${oneLine.replace(/\^/g, '^^').replace(/"/g, "^'")}"`;
}

/**
 * A property as it stands in a file, its end of line included: folded so that no line is too long, and never within a
 * letter.
 * @param value escaped already, where it is text
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // No letter has more than three octets for each of its code units.
  if (line.length * 3 <= LINE_MAX || Buffer.byteLength(line) <= LINE_MAX) return `${line}\r\n`;
  return fold(Buffer.from(line));
}

function fold(line: Buffer): string {
  let folded = '';
  for (let start = 0; start < line.length; ) {
    // What goes on begins with a blank, which counts.
    const end = lineEnd(line, start + LINE_MAX - (start === 0 ? 0 : 1));
    folded += `${start === 0 ? '' : ' '}${line.toString('utf8', start, end)}\r\n`;
    start = end;
  }
  return folded;
}

/** The last place up to `wished` where a letter begins. */
function lineEnd(line: Buffer, wished: number): number {
  if (wished >= line.length) return line.length;
  let end = wished;
  while (((line[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}
