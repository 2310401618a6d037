import { encodeQR } from 'qr';

interface QrCodeProps {
  text: string;
  /** What the code opens. */
  label: string;
}

/** White modules around the code that readers need. */
const BORDER = 4;

/** A QR code that cameras read in both themes. Loads an encoder: use it in code that loads on intent. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="w-full rounded-lg forced-color-adjust-none"
    >
      <rect width="100%" height="100%" className="fill-scan-paper" />
      <path d={outlineOf(modules)} className="fill-scan-ink" />
    </svg>
  );
}

/** One bar for each run of dark modules. */
function outlineOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');
}
