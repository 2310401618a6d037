/** Lists items by keys of their own: the keys are checked wherever they are used. */
export const itemsOf =
  <Item>() =>
  <Key extends string>(items: Readonly<Record<Key, Item>>) =>
    items;
