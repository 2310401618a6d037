const LENGTH_MAX = 80;
/** Characters with a special meaning in some file system or header. */
const UNSAFE = /[\p{C}"%*/:<>?\\|;]/gu;

/** A safe file name, without extension, from text that a person typed. It may be empty. */
export function fileNameOf(title: string): string {
  const safe = title.replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  const short = Array.from(safe).slice(0, LENGTH_MAX).join('');
  return short.replace(/^[\s.]+|[\s.]+$/g, '');
}

/** The `Content-Disposition` header for a file name in any script (RFC 6266), with an ASCII name for old clients. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    // Normalization turns full-width characters into unsafe ones.
    .replace(UNSAFE, ' ')
    .replace(/ +/g, ' ');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
