import {
  Aperture,
  ArrowRight,
  CalendarOff,
  CalendarPlus,
  Camera,
  Check,
  ChevronDown,
  CircleCheck,
  ClipboardList,
  CloudSun,
  Copy,
  Footprints,
  Globe,
  Hourglass,
  Lightbulb,
  LoaderCircle,
  type LucideIcon,
  MapPin,
  Moon,
  Navigation,
  Package,
  Pencil,
  Shirt,
  Sun,
  Sunset,
  Swords,
  TriangleAlert,
  X,
} from 'lucide-react';
import { blockIcons } from '@/components/block-icons.ts';
import { Logo } from '@/components/brand.tsx';
import { Tilde } from '@/components/tilde.ts';
import { paths } from '@/config/paths.ts';

/** The icons that the server uses in the page, by the server's names. */
const icons: Readonly<Record<string, LucideIcon>> = {
  idea: Lightbulb,
  planning: ClipboardList,
  'in-progress': LoaderCircle,
  ready: Aperture,
  done: CircleCheck,
  equipment: Camera,
  prop: Swords,
  costume: Shirt,
  calendar: CalendarPlus,
  map: MapPin,
  yes: Check,
  maybe: Tilde,
  no: X,
  arrow: ArrowRight,
  sun: Sun,
  sunset: Sunset,
  cloud: CloudSun,
  away: CalendarOff,
  unfold: ChevronDown,
  zone: Globe,
  duration: Hourglass,
  packing: Package,
  walk: Footprints,
  warning: TriangleAlert,
  directions: Navigation,
  copy: Copy,
  note: Pencil,
  ...blockIcons,
};

/** The surroundings of a shared shoot. The build renders them to HTML, so the page loads no React. */
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
