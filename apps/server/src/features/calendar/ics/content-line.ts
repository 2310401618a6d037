/** Maximum octets of a line without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** Control characters are not allowed in calendar text, and some programs read them as line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LINE_END = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** Escapes text for the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(CONTROL, '');
}

/** Quotes text for the value of a parameter (RFC 6868). */
export function quoteParameter(text: string): string {
  const oneLine = text.replace(LINE_END, ' ').replace(CONTROL, '');
  return `"${oneLine.replace(/\^/g, '^^').replace(/"/g, "^'")}"`;
}

/**
 * A property as a line of a calendar file, with its line end. Folds long lines between characters.
 * @param value already escaped if it is text
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // A UTF-16 code unit takes at most three octets in UTF-8.
  if (line.length * 3 <= LINE_MAX) return `${line}\r\n`;
  const octets = Buffer.byteLength(line);
  if (octets <= LINE_MAX) return `${line}\r\n`;
  return octets === line.length ? foldAscii(line) : fold(Buffer.from(line));
}

/** Most lines are ASCII, where a character is an octet. */
function foldAscii(line: string): string {
  let folded = `${line.slice(0, LINE_MAX)}\r\n`;
  for (let start = LINE_MAX; start < line.length; start += LINE_MAX - 1)
    folded += ` ${line.slice(start, start + LINE_MAX - 1)}\r\n`;
  return folded;
}

function fold(line: Buffer): string {
  let folded = '';
  for (let start = 0; start < line.length; ) {
    // A continuation line starts with a blank, which counts.
    const end = lineEnd(line, start + LINE_MAX - (start === 0 ? 0 : 1));
    folded += `${start === 0 ? '' : ' '}${line.toString('utf8', start, end)}\r\n`;
    start = end;
  }
  return folded;
}

/** The last character boundary up to `wished`. */
function lineEnd(line: Buffer, wished: number): number {
  if (wished >= line.length) return line.length;
  let end = wished;
  while (((line[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}
