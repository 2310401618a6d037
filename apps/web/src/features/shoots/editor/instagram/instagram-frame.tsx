import type { InstagramEmbed } from '@lensemble/contract/instagram';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { cn } from '@/lib/cn.ts';

export function InstagramFrame({ embed, title }: { embed: InstagramEmbed; title: string }) {
  const online = useReachable();
  const [loaded, setLoaded] = useState(false);
  if (!online && !loaded) {
    return (
      <p className="flex items-center gap-2 border-line border-t px-3.5 py-4 text-ink-2 text-sm">
        <WifiOff className="size-4 shrink-0 text-ink-3" aria-hidden />
        The {embed.kind} will appear when you are online.
      </p>
    );
  }
  return (
    <div className="relative border-line border-t bg-well">
      {!loaded && <Skeleton className="absolute inset-0 rounded-none" />}
      <iframe
        src={embed.src}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="encrypted-media; fullscreen; picture-in-picture"
        style={{ height: embed.height }}
        className={cn(
          'relative block w-full transition-opacity duration-(--base)',
          !loaded && 'opacity-0',
        )}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
