import type { Page } from '@lensemble/contract/pages';
import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';

/** Accepts only addresses in `pages`: the server responds with 404 to a reload of any other address. */
function fixed<P extends Page>(path: P) {
  return { path, getHref: (): P => path } as const;
}

const COMMENT = 'comment-';

/** The hash of the editor that leads to a comment. */
export const commentHash = (id: string): string => `${COMMENT}${id}`;

export const commentInHash = (hash: string): string | undefined =>
  hash.startsWith(COMMENT) ? hash.slice(COMMENT.length) : undefined;

export const paths = {
  dashboard: { ...fixed('/'), mine: '/?mine=yes' },
  auth: {
    path: '/auth',
    getHref: (
      options: {
        tab?: 'signin' | 'signup';
        redirect?: string;
        invite?: boolean;
        again?: boolean;
      } = {},
    ) => {
      const query = new URLSearchParams();
      if (options.tab) query.set('tab', options.tab);
      if (options.invite) query.set('invite', 'true');
      if (options.again) query.set('again', 'true');
      if (options.redirect && options.redirect !== '/') query.set('redirect', options.redirect);
      return query.size ? `/auth?${query}` : '/auth';
    },
  },
  shoots: fixed('/shoots'),
  newShoot: { ...fixed('/shoots/new'), withTemplates: '/shoots/new?templates=true' },
  shoot: { path: '/shoots/$id', getHref: (id: string) => `/shoots/${encodeURIComponent(id)}` },
  /** A document of its own. Link to it with an anchor. */
  onSet: {
    path: '/shoots/$id/day',
    getHref: (id: string) => `/shoots/${encodeURIComponent(id)}/day`,
  },
  keptPlans: fixed('/shoots/day'),
  status: {
    path: '/status/$status',
    getHref: (status: ShootStatus) => `/status/${statusSlugs[status]}`,
  },
  calendar: fixed('/calendar'),
  map: fixed('/map'),
  conventions: fixed('/conventions'),
  activity: fixed('/activity'),
  trash: fixed('/trash'),
  notifications: fixed('/notifications'),
  profile: fixed('/profile'),
  crew: fixed('/personnel'),
  equipment: fixed('/equipment'),
  locations: fixed('/locations'),
  props: fixed('/props'),
  costumes: fixed('/costumes'),
  kits: fixed('/kits'),
} as const;
