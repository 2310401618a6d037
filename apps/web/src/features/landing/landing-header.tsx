import type { SignUps } from '@lensemble/contract/boot';
import { landingWords } from '@lensemble/messages/web/landing';
import { Moon, Sun } from 'lucide-react';
import { Brand } from '@/components/brand.tsx';
import { buttonStyles } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { ButtonLink } from './button-link.tsx';
import { waysIn } from './ways-in.tsx';

export function LandingHeader({ signUps }: { signUps: SignUps }) {
  const { header } = waysIn[signUps];
  return (
    <header className="relative z-10 mx-auto flex max-w-320 items-center justify-between gap-2 px-4 py-3 md:px-8 md:py-5">
      <a href={paths.dashboard.getHref()} className="flex min-h-target items-center rounded-sm">
        <Brand />
      </a>
      <nav aria-label={landingWords('account')} className="flex items-center gap-1 sm:gap-2">
        <ThemeButton />
        <ButtonLink href={paths.auth.getHref({ tab: 'signin' })} variant="ghost">
          {landingWords('signIn')}
        </ButtonLink>
        {header && (
          <ButtonLink href={header.href} className="max-sm:hidden">
            {header.words}
          </ButtonLink>
        )}
      </nav>
    </header>
  );
}

/** theme-button.ts handles its clicks. It is hidden without scripts. */
function ThemeButton() {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label={landingWords('toggleTheme')}
      className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'noscript:hidden')}
    >
      <Sun className="in-data-[theme=light]:hidden" aria-hidden />
      <Moon className="not-in-data-[theme=light]:hidden" aria-hidden />
    </button>
  );
}
