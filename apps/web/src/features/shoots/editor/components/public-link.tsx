import { ExternalLink } from 'lucide-react';

/** Leads to what everybody sees. The page is the server's own, so that the router stays out of it. */
export function PublicLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="mt-3 flex min-h-8 items-center gap-2 rounded-sm text-accent-text text-sm hover:underline max-md:min-h-target"
    >
      <span className="min-w-0 truncate">{address.replace(/^https?:\/\//, '')}</span>
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">(opens the public page in a new tab)</span>
    </a>
  );
}
