import type { InstagramEmbed } from '@lensemble/contract/instagram';
import { editorInstagramWords } from '@lensemble/messages/web/editor-instagram';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { reachesInstagram } from './reaches-instagram.ts';

interface InstagramFrameProps {
  embed: InstagramEmbed;
  link: string;
  title: string;
}

/** The embedded post or reel. If Instagram cannot be reached, a card with a link. */
export function InstagramFrame({ embed, link, title }: InstagramFrameProps) {
  const [loaded, setLoaded] = useState(false);
  const { isError } = useQuery({
    queryKey: ['instagram', embed.src],
    queryFn: ({ signal }) => reachesInstagram(embed, signal),
    // Opening it again asks again.
    gcTime: 0,
  });
  if (isError) return <NotLoaded kind={embed.kind} link={link} />;
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

function NotLoaded({ kind, link }: Pick<InstagramEmbed, 'kind'> & { link: string }) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2.5 border-line border-t bg-well px-3.5 py-4"
    >
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        <ImageOff className="size-4 shrink-0 text-ink-3" aria-hidden />
        {kind === 'post'
          ? editorInstagramWords('postNotLoaded')
          : editorInstagramWords('reelNotLoaded')}
      </p>
      <Button asChild size="sm">
        <a href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden />
          {editorInstagramWords('openOnInstagram')}
        </a>
      </Button>
    </div>
  );
}
