const LENGTH_MAX = 80;
/** What some file system or header takes for something else. */
const UNSAFE = /[\p{C}"%*/:<>?\\|;]/gu;

/** What people have typed as the name of a file, with no ending yet; may be empty. */
export function fileNameOf(title: string): string {
  const safe = title.replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  const short = Array.from(safe).slice(0, LENGTH_MAX).join('');
  return short.replace(/^[\s.]+|[\s.]+$/g, '');
}

/** The header that names a file, in whichever letters (RFC 6266), with plain ones for those who know no others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    // Wide and small ones have become what stands in a header for something else.
    .replace(UNSAFE, ' ')
    .replace(/ +/g, ' ');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
