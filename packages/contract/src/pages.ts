/** The routes of the web application; `:name` stands for one path segment. Any other path is a 404 page. */
export const pages = [
  '/',
  '/auth',
  '/auth/callback',
  '/auth/confirm',
  '/auth/reset',
  '/shoots',
  '/shoots/new',
  '/shoots/:id',
  '/calendar',
  '/status/:status',
  '/map',
  '/profile',
  '/personnel',
  '/equipment',
  '/locations',
  '/props',
  '/costumes',
] as const;

export type Page = (typeof pages)[number];
