import { type Destination, directionsTo } from '@lensemble/contract/directions';
import { directionsWords } from '@lensemble/messages/web/directions';
import { ArrowUpRight } from 'lucide-react';
import { DropdownMenuItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu.tsx';
import { isApple } from '@/lib/browser/is-apple.ts';

/**
 * Menu items with directions to a place, the device's own maps first. Renders nothing for a place without coordinates
 * and address.
 */
export function DirectionsGroup({ place }: { place: Destination }) {
  const links = directionsTo(place, isApple());
  if (links.length === 0) return null;
  return (
    <>
      <DropdownMenuLabel>{directionsWords('directions')}</DropdownMenuLabel>
      {links.map(({ service, url }) => (
        <DropdownMenuItem key={service} asChild>
          <a href={url} target="_blank" rel="noreferrer">
            <ArrowUpRight aria-hidden />
            {service}
          </a>
        </DropdownMenuItem>
      ))}
    </>
  );
}
