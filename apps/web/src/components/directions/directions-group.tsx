import { ArrowUpRight } from 'lucide-react';
import { DropdownMenuItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu.tsx';
import type { Destination } from '@/lib/directions.ts';
import { directionsTo } from '@/lib/directions.ts';
import { isApple } from '@/lib/is-apple.ts';

/** The part of a menu that leads to a place, the device's own maps first. Nothing where no way is known. */
export function DirectionsGroup({ place }: { place: Destination }) {
  const links = directionsTo(place, isApple());
  if (links.length === 0) return null;
  return (
    <>
      <DropdownMenuLabel>Directions</DropdownMenuLabel>
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
