export const menuItemStyles =
  'flex min-h-9 w-full min-w-0 cursor-pointer select-none items-center gap-3 rounded-md px-2 py-1 text-left font-[540] text-ink text-sm outline-none max-md:min-h-target data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-press data-highlighted:[&_small]:text-ink-2 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 [&>svg]:text-ink-3';
