const files = import.meta.glob<string>('./screenshots/*.webp', { eager: true, import: 'default' });

/** The sizes that `npm run screenshots` writes, in CSS pixels. */
const WIDE = { width: 764, height: 568 };
const PHONE = { width: 374, height: 448 };

interface ScreenshotProps {
  /** The name of a part in e2e/screenshots/landing.ts. */
  name: string;
  alt: string;
}

/** A screenshot in the page's theme. The browser does not load the picture of the hidden theme. */
export function Screenshot(props: ScreenshotProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface-0 shadow-2">
      <Themed {...props} theme="dark" className="in-data-[theme=light]:hidden" />
      <Themed {...props} theme="light" className="not-in-data-[theme=light]:hidden" />
    </div>
  );
}

interface ThemedProps extends ScreenshotProps {
  theme: 'dark' | 'light';
  className: string;
}

function Themed({ name, alt, theme, className }: ThemedProps) {
  const address = (width: number) => {
    const file = files[`./screenshots/${name}-${width}-${theme}.webp`];
    if (!file) throw new Error(`There is no screenshot ${name}-${width}-${theme}`);
    return file;
  };
  const sources = [WIDE.width, WIDE.width * 2].map((width) => `${address(width)} ${width}w`);
  return (
    <picture className={className}>
      <source media="(width < 40rem)" srcSet={address(PHONE.width * 2)} {...PHONE} />
      <img
        src={address(WIDE.width)}
        srcSet={sources.join(', ')}
        sizes="(width >= 80rem) 628px, (width >= 64rem) 52vw, 92vw"
        {...WIDE}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}
