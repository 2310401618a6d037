import { imageVariant } from '@lensemble/contract/image-variant';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapListWords } from '@lensemble/messages/web/map-list';
import { Link } from '@tanstack/react-router';
import { Shirt, Swords } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { roleName } from '@/lib/words/role-names.ts';

export function ShootDetails({ shoot }: { shoot: MapShoot }) {
  const { id: shootId, description, costumes, props, participants } = shoot;
  const hasMore = description || costumes.length + props.length + participants.length > 0;
  if (!hasMore) return <p className="text-ink-2">{mapListWords('noDetails')}</p>;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {description && (
        <Part title={mapListWords('description')}>
          <p className="max-w-[60ch] whitespace-pre-line text-ink-2">{description}</p>
        </Part>
      )}
      <Things
        title={mapListWords('costumes')}
        shootId={shootId}
        count={shoot.costumeCount}
        icon={Shirt}
        items={costumes.map(({ characterName: name, ...costume }) => ({ ...costume, name }))}
      />
      <Things
        title={mapListWords('props')}
        shootId={shootId}
        count={shoot.propCount}
        icon={Swords}
        items={props}
      />
      {participants.length > 0 && (
        <Part title={mapListWords('personnel')}>
          <ul className="grid gap-2">
            {participants.map(({ id, name, role, avatarUrl }) => (
              <li key={id} className="flex min-w-0 items-center gap-2">
                <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} size="sm" />
                <span className="min-w-0">
                  {name} <span className="text-ink-3 text-xs">{role && roleName(role)}</span>
                </span>
              </li>
            ))}
          </ul>
          <More shootId={shootId} count={shoot.participantCount - participants.length} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-2 font-[560] text-ink-3 text-xs">{title}</h4>
      {children}
    </section>
  );
}

interface ThingsProps {
  title: string;
  shootId: string;
  /** Of all, of which `items` may be the first ones. */
  count: number;
  icon: ComponentType<{ className?: string }>;
  items: readonly { id: string; name: string; imageUrl: string | null }[];
}

function Things({ title, shootId, count, icon, items }: ThingsProps) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="grid gap-2">
        {items.map(({ id, name, imageUrl }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Picture
              src={imageUrl && imageVariant(imageUrl, 'small')}
              icon={icon}
              className="size-6 shrink-0 rounded-xs [&_.finder]:hidden [&_svg]:size-3.5"
            />
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
      <More shootId={shootId} count={count - items.length} />
    </Part>
  );
}

/** Leads to the shoot, which shows all. */
function More({ shootId, count }: { shootId: string; count: number }) {
  if (count <= 0) return null;
  return (
    <Link to="/shoots/$id" params={{ id: shootId }} className="text-accent-text text-xs">
      {mapListWords('more', { count })}
    </Link>
  );
}
