import { Search } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { type AddMenuProps, freeFirst, matching, SHOWN_AT_MOST } from './choices.ts';
import { ActionOption, ItemOption } from './menu-option.tsx';
import { MenuState } from './menu-state.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

interface MenuBodyProps extends Omit<AddMenuProps, 'children' | 'align' | 'onWanted'> {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

export function MenuBody({
  items,
  actions,
  typed,
  onType,
  onPick,
  onClose,
  single = false,
  head,
  busyHeading,
  ...menu
}: MenuBodyProps) {
  const headingId = useId();
  const found = items ? freeFirst(matching(items, typed)) : [];
  const shown = found.slice(0, SHOWN_AT_MOST);

  const choose = (index: number) => {
    const item = shown[index];
    const action = actions[index - shown.length];
    if (item) onPick(item.id);
    if (action || single) onClose();
    action?.run(typed.trim());
  };
  // Ignore Enter while the items load: the active option would be an action instead of an item.
  const isLoading = !items && !menu.hasFailed;
  const chooseByKey = (index: number) => {
    if (!isLoading) choose(index);
  };
  const keys = useMenuKeys(shown.length + actions.length, chooseByKey);
  const type = (text: string) => {
    onType(text);
    keys.setActive(0);
  };
  const busyFrom = shown.findIndex(({ busy }) => busy);
  const free = busyFrom < 0 ? shown : shown.slice(0, busyFrom);
  const busy = shown.slice(free.length);
  const option = (index: number) => ({
    id: keys.optionId(index),
    isActive: index === keys.active,
    onPoint: () => keys.setActive(index),
    onChoose: () => choose(index),
  });

  return (
    <>
      <div className="-mx-1 -mt-1 mb-1 flex h-11 shrink-0 items-center gap-2.5 border-line-field border-b px-3">
        <Search className="size-4 shrink-0 text-ink-3" aria-hidden />
        <input
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys.onKeyDown}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={keys.listId}
          aria-activedescendant={keys.optionId(keys.active)}
          aria-label={menu.placeholder}
          placeholder={menu.placeholder}
          autoComplete="off"
          className="min-w-0 flex-1 bg-transparent text-field outline-none"
        />
      </div>
      {head}
      <MenuState {...menu} items={items} found={found.length} typed={typed} />
      <div
        id={keys.listId}
        role="listbox"
        aria-label={menu.placeholder}
        className={cn(
          'flex flex-col overflow-y-auto overflow-x-hidden overscroll-contain',
          isLoading ? 'shrink-0' : 'min-h-0 flex-1',
        )}
      >
        <div role="presentation" className="grow">
          {free.map((item, index) => (
            <ItemOption key={item.id} {...option(index)} item={item} />
          ))}
          {busy.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div role="group" aria-labelledby={headingId}>
              <p id={headingId} role="presentation" className="px-2 pt-2 pb-1 text-ink-3 text-xs">
                {busyHeading}
              </p>
              {busy.map((item, index) => (
                <ItemOption key={item.id} {...option(free.length + index)} item={item} />
              ))}
            </div>
          )}
        </div>
        <div
          className={cn(
            'sticky bottom-0 -mx-1 border-line bg-surface-2 px-1',
            shown.length > 0 && 'mt-1 border-t pt-1',
          )}
        >
          {actions.map((action, index) => (
            <ActionOption
              key={action.label('')}
              {...option(shown.length + index)}
              icon={action.icon}
              label={action.label(typed.trim())}
              about={action.about}
            />
          ))}
        </div>
      </div>
    </>
  );
}
