import { type InstagramEmbed, instagramEmbed } from '@lensemble/contract/instagram';
import { editorInstagramWords } from '@lensemble/messages/web/editor-instagram';
import { ChevronDown, ExternalLink, Link, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { shortLink } from '../lib/instagram-links.ts';
import { InstagramFrame } from './instagram-frame.tsx';

const kinds = { post: editorInstagramWords('kindPost'), reel: editorInstagramWords('kindReel') };

interface InstagramLinkProps {
  link: string;
  onRemove: () => void;
}

/** An Instagram link. A post or a reel opens below it on request, because its frame is tall and loads from Instagram. */
export function InstagramLink({ link, onRemove }: InstagramLinkProps) {
  const [shown, setShown] = useState(false);
  const frameId = useId();
  const embed = instagramEmbed(link);
  const name = shortLink(link);
  const face = (
    <LinkFace
      name={name}
      kind={embed ? kinds[embed.kind] : editorInstagramWords('kindLink')}
      shown={embed && shown}
    />
  );
  return (
    <li
      className={cn(
        'min-w-0 overflow-hidden rounded-lg border border-line bg-surface-1',
        embed ? 'max-w-135' : 'col-span-full',
      )}
    >
      <div className="flex items-center gap-1 p-2 pl-2.5">
        {embed ? (
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={frameId}
            onClick={() => setShown(!shown)}
            className={cn(faceStyles, 'hover:bg-hover')}
          >
            {face}
          </button>
        ) : (
          <div className={faceStyles}>{face}</div>
        )}
        <Button
          asChild
          variant="ghost"
          size="icon-sm"
          className="print:hidden"
          aria-label={editorInstagramWords('open', { name })}
        >
          <a href={link} target="_blank" rel="noopener noreferrer">
            <ExternalLink />
          </a>
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          className="print:hidden"
          aria-label={editorInstagramWords('remove', { name })}
          onClick={onRemove}
        >
          <X />
        </Button>
      </div>
      <div id={frameId}>
        {embed && shown && (
          <InstagramFrame embed={embed} link={link} title={titleOf(embed.kind, name)} />
        )}
      </div>
    </li>
  );
}

const titleOf = (kind: InstagramEmbed['kind'], name: string) =>
  kind === 'post' ? editorInstagramWords('post', { name }) : editorInstagramWords('reel', { name });

const faceStyles =
  'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md text-left transition-colors focus-visible:rounded-md';

interface LinkFaceProps {
  name: string;
  kind: string;
  /** Undefined for links without an embed. */
  shown: boolean | undefined;
}

function LinkFace({ name, kind, shown }: LinkFaceProps) {
  const Icon = shown === undefined ? Link : ChevronDown;
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-sm border border-line bg-well text-ink-3">
        <Icon
          className={cn('size-4 transition-transform duration-(--base)', shown && 'rotate-180')}
          aria-hidden
        />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[580] text-base leading-snug">{name}</b>
        <small className="block text-ink-3 text-xs">{kind}</small>
      </span>
    </>
  );
}
