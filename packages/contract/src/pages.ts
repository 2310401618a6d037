import { type CatalogueKind, catalogueKinds } from './catalogue-kinds.ts';

/** The path of the page of a catalog. */
export type CataloguePage = `/${CatalogueKind}`;
export const cataloguePages = catalogueKinds.map((kind): CataloguePage => `/${kind}`);

/** The routes of the web application; `:name` stands for one path segment. Any other path is a 404 page. */
export const pages = [
  '/',
  '/auth',
  '/auth/callback',
  '/auth/confirm',
  '/auth/reset',
  '/shoots',
  '/shoots/new',
  '/shoots/day',
  '/shoots/:id',
  '/shoots/:id/day',
  '/calendar',
  '/status/:status',
  '/map',
  '/conventions',
  '/conventions/:id',
  '/activity',
  '/trash',
  '/notifications',
  '/profile',
  ...cataloguePages,
] as const;

export type Page = (typeof pages)[number];

/** The pages of *On set*. They have a document of their own, which also opens without a network. */
export const onSetPages = ['/shoots/day', '/shoots/:id/day'] as const satisfies readonly Page[];
export type OnSetPage = (typeof onSetPages)[number];
