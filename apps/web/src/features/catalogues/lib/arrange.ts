import { pageLocale } from '@lensemble/messages/page-language';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { choicesIn } from '@/lib/words/choices-in-address.ts';
import { hasWords, searchWords } from '@/lib/words/search.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { CatalogueView, Facet } from './view.ts';

type Rules<Kind extends CatalogueKind> = Pick<CatalogueView<Kind>, 'wordsOf' | 'sorts'> & {
  readonly facets: readonly Pick<Facet<ItemOf[Kind]>, 'key' | 'choiceOf'>[];
};

const collator = new Intl.Collator(pageLocale, { numeric: true, sensitivity: 'base' });

/** The items that match a search, in its order. Without an order, keeps the order of `items`. */
export function arrange<Kind extends CatalogueKind>(
  { wordsOf, sorts, facets }: Rules<Kind>,
  items: readonly ItemOf[Kind][],
  search: CatalogueSearch,
): readonly ItemOf[Kind][] {
  const wanted = searchWords(search.q ?? '');
  const chosen = facets
    .filter(({ key }) => search[key] !== undefined)
    .map(({ key, choiceOf }) => ({ choiceOf, choices: choicesIn(search[key]) }));
  const found = items.filter(
    (item) =>
      chosen.every(({ choiceOf, choices }) => choices.has(choiceOf(item) ?? '')) &&
      hasWords(wordsOf(item), wanted),
  );
  const order = sorts.find(({ key }) => key === search.sort);
  return order ? found.sort((a, b) => compare(order.textOf(a), order.textOf(b))) : found;
}

function compare(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return collator.compare(a, b);
}

export function distinct(texts: readonly (string | null)[]): string[] {
  const known = new Set(texts.filter((text): text is string => text !== null && text !== ''));
  return [...known].sort(collator.compare);
}
