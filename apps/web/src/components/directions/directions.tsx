import { type Destination, directionsTo } from '@lensemble/contract/directions';
import { directionsWords } from '@lensemble/messages/web/directions';
import { ChevronDown, Navigation } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { isApple } from '@/lib/browser/is-apple.ts';
import { DirectionsGroup } from './directions-group.tsx';

interface DirectionsProps {
  place: Destination;
  name: string;
}

/**
 * A link to directions in the device's own maps, with a menu of the other services. Renders nothing for a place without
 * coordinates and address.
 */
export function Directions({ place, name }: DirectionsProps) {
  const [first] = directionsTo(place, isApple());
  if (!first) return null;
  return (
    <span className="inline-flex">
      <Button asChild size="sm" className="rounded-r-none">
        <a
          href={first.url}
          target="_blank"
          rel="noreferrer"
          aria-label={directionsWords('directionsTo', { place: name, service: first.service })}
        >
          <Navigation aria-hidden />
          {directionsWords('directions')}
        </a>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            size="icon-sm"
            className="-ml-px rounded-l-none"
            aria-label={directionsWords('otherMaps', { place: name })}
          >
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-48">
          <DirectionsGroup place={place} />
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
