/** The networks on which crew members have a handle, in the order in which the screens list them. */
export const networks = ['instagram', 'tiktok', 'bluesky'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
};

/** A domain name. Handles on Bluesky are domain names. */
const DOMAIN =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

interface Rule {
  /** The part of a profile's address before the handle. */
  readonly profile: RegExp;
  readonly handle: RegExp;
  readonly urlOf: (handle: string) => string;
}

const rules: Readonly<Record<Network, Rule>> = {
  instagram: {
    profile: /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)\//i,
    handle: /^(?!.*\.\.)(?!\.)[a-z0-9._]{1,30}(?<!\.)$/,
    urlOf: (handle) => `https://www.instagram.com/${handle}/`,
  },
  tiktok: {
    profile: /^(?:https?:\/\/)?(?:(?:www|m)\.)?tiktok\.com\//i,
    handle: /^[a-z0-9._]{2,24}(?<!\.)$/,
    urlOf: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  bluesky: {
    profile: /^(?:https?:\/\/)?(?:www\.)?bsky\.app\/profile\//i,
    handle: DOMAIN,
    urlOf: (handle) => `https://bsky.app/profile/${handle}`,
  },
};

/** The address of a profile. @param handle as `handleOn` returns it */
export const handleUrl = (network: Network, handle: string): string => rules[network].urlOf(handle);

/** The handles and the website of a person. */
export type Handles = Readonly<Record<Network | 'website', string | null>>;

export interface Profile {
  /** Of the network; null for the person's website. */
  readonly network: string | null;
  /** The handle, or the address of the website. */
  readonly text: string;
  readonly url: string;
}

/** Where a person is found on the web. */
export function profilesOf(handles: Handles): Profile[] {
  const onNetworks = networks.flatMap((network) => {
    const handle = handles[network];
    return handle === null
      ? []
      : { network: networkNames[network], text: `@${handle}`, url: handleUrl(network, handle) };
  });
  const { website: url } = handles;
  return url === null ? onNetworks : [...onNetworks, { network: null, text: url, url }];
}

const BLUESKY_HOME = '.bsky.social';

/**
 * The handle in what a person typed: `@Mira.Frames`, `mira.frames` and `https://www.instagram.com/mira.frames/?hl=de` are
 * all `mira.frames`. A name without a dot on Bluesky is one of `bsky.social`. Undefined if it is no handle.
 */
export function handleOn(network: Network, typed: string): string | undefined {
  const { profile, handle } = rules[network];
  const isAddress = profile.test(typed);
  const rest = typed.replace(profile, '');
  const [name = ''] = isAddress ? rest.split(/[/?#]/) : [rest];
  const bare = name.replace(/^@/, '').toLowerCase();
  const full = network === 'bluesky' && /^[a-z0-9-]+$/.test(bare) ? bare + BLUESKY_HOME : bare;
  return handle.test(full) ? full : undefined;
}
