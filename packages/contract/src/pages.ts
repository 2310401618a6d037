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
  '/shoots/:id',
  '/calendar',
  '/status/:status',
  '/map',
  '/conventions',
  '/conventions/:id',
  '/profile',
  ...cataloguePages,
] as const;

export type Page = (typeof pages)[number];
