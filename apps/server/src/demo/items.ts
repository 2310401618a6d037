/** Types the items by their keys, so that references to the keys are checked. */
export const itemsOf =
  <Item>() =>
  <Key extends string>(items: Readonly<Record<Key, Item>>) =>
    items;
