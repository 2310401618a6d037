import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import aurora from '@lensemble/pictures/aurora.webp';
import moonsea from '@lensemble/pictures/moonsea.webp';
import neon from '@lensemble/pictures/neon.webp';
import { Link } from '@tanstack/react-router';
import { cn } from '@/lib/cn.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { Brand } from '../brand.tsx';
import { FrameRing } from '../calendar/today-ring.tsx';
import { useDocumentTitle } from '../page-header.tsx';
import { Picture } from '../picture.tsx';
import { Button } from '../ui/button.tsx';

const frames = [
  { number: 14, src: neon },
  { number: 15, src: null },
  { number: 16, src: aurora },
  { number: 17, src: moonsea },
];

export function NotFound() {
  useDocumentTitle(screenErrorWords('notFound'));
  const { user } = useAuth();
  return (
    <section className="grid justify-items-center gap-3 overflow-hidden px-4 py-10 text-center md:py-12">
      <div className="mb-6 flex max-w-full -rotate-3 justify-center gap-2 pt-4" aria-hidden>
        {frames.map(({ number, src }, index) => (
          <div key={number} className={cn('relative w-28 md:w-38', index === 3 && 'max-md:hidden')}>
            <Picture src={src} loading="eager" className="h-21 w-full rounded-xs md:h-28" />
            {!src && <FrameRing className="-top-[14%] -left-[9%] h-[112%] w-[118%]" />}
            <span className="num block pt-1 text-left font-semibold text-ink-3 text-xs">
              {number}
            </span>
          </div>
        ))}
      </div>
      <h1 className="display text-3xl">{screenErrorWords('notFound')}</h1>
      <p className="max-w-[36ch] text-ink-2 text-lg">{screenErrorWords('notExposed')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary" size="lg">
          <Link to="/">
            {user ? screenErrorWords('backToDashboard') : screenErrorWords('home')}
          </Link>
        </Button>
        <Button asChild size="lg">
          {user ? (
            <Link to="/shoots">{screenErrorWords('allShoots')}</Link>
          ) : (
            <Link to="/auth">{screenErrorWords('signIn')}</Link>
          )}
        </Button>
      </div>
    </section>
  );
}

export function NotFoundAlone() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="p-4 md:px-8 md:py-5">
        <Link to="/" aria-label="Lensemble" className="inline-flex min-h-target items-center">
          <Brand />
        </Link>
      </header>
      <main className="grid content-center pb-16">
        <NotFound />
      </main>
    </div>
  );
}
