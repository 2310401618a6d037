import { signInWords } from '@lensemble/messages/web/sign-in';
import studio from '@lensemble/pictures/studio.webp';
import type { ReactNode } from 'react';
import { Brand } from '@/components/brand.tsx';
import { FrameRing } from '@/components/calendar/today-ring.tsx';
import { paths } from '@/config/paths.ts';
import { ThemeButton } from './theme-button.tsx';

/** The content on the left; on large screens also a picture on the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame aside={<TonightsFrame />}>{children}</AuthFrame>;
}

interface AuthFrameProps {
  aside: ReactNode;
  children: ReactNode;
}

export function AuthFrame({ aside, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh xl:grid-cols-2">
      <main className="grid grid-rows-[auto_1fr] px-4 pt-2 pb-8 md:px-8 md:pt-5">
        <header className="flex items-center justify-between">
          {/* A plain link, because the landing page is outside of the router. */}
          <a href={paths.dashboard.getHref()} className="flex min-h-target items-center rounded-sm">
            <Brand nameClassName="tight:sr-only" />
          </a>
          <ThemeButton />
        </header>
        <div className="mx-auto grid w-full max-w-102 content-start gap-4 pt-6 pb-4 md:pt-8">
          {children}
        </div>
      </main>
      {aside}
    </div>
  );
}

function TonightsFrame() {
  return (
    <aside
      aria-label={signInWords('tonightsFrame')}
      className="sticky top-3 isolate m-3 ml-0 flex h-[calc(100dvh-1.5rem)] items-end overflow-hidden rounded-xl bg-photo-base text-photo-text max-xl:hidden"
    >
      <img
        src={studio}
        alt=""
        width={1080}
        height={810}
        // Small screens hide the picture and do not load it.
        loading="lazy"
        className="absolute inset-0 -z-2 size-full object-cover"
      />
      <span className="photo-scrim absolute inset-x-0 top-[52%] bottom-0 -z-1" />
      <span className="finder absolute inset-6 [--finder:var(--color-photo-line)]" />
      <span className="num absolute top-10 left-10 font-[650] text-xs">16</span>
      <FrameRing className="top-[9%] left-[7%] h-[70%] w-[86%] [&_path]:stroke-photo-mark" />
      <div className="p-10">
        <p className="display text-2xl">{signInWords('exampleTitle')}</p>
        <p className="mt-2 text-base text-photo-text-2">{signInWords('exampleText')}</p>
      </div>
    </aside>
  );
}
