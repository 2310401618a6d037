import type { LucideIcon } from 'lucide-react';
import {
  Aperture,
  Camera,
  CircleCheck,
  ClipboardList,
  Lightbulb,
  LoaderCircle,
  Moon,
  Sun,
  Swords,
} from 'lucide-react';
import { Logo } from '@/components/brand.tsx';
import { paths } from '@/config/paths.ts';

/** The icons that the server puts into the page, by the names that it knows them by. */
const icons: Readonly<Record<string, LucideIcon>> = {
  idea: Lightbulb,
  planning: ClipboardList,
  'in-progress': LoaderCircle,
  ready: Aperture,
  done: CircleCheck,
  equipment: Camera,
  prop: Swords,
};

/** What stands around a shared shoot: rendered while building, so that the page needs nothing of React. */
export function Frame() {
  return (
    <>
      <header className="bar">
        <a href={paths.dashboard.getHref()} className="brand">
          <Logo className="logo" />
          <span>Lensemble</span>
        </a>
        <button type="button" data-theme-toggle aria-label="Toggle theme" className="theme-button">
          <Sun className="icon sun" aria-hidden />
          <Moon className="icon moon" aria-hidden />
        </button>
      </header>
      <svg width="0" height="0" className="icons" aria-hidden="true">
        {Object.entries(icons).map(([name, Icon]) => (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon aria-hidden />
          </symbol>
        ))}
      </svg>
    </>
  );
}
