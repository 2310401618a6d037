/** A bar at the bottom of the window, beside the sidebar and above the on-screen keyboard. It also needs `data-bottom-bar`. */
export const bottomBarStyles =
  'print:hidden fixed right-0 bottom-(--keyboard,0px) left-(--side) z-20 border-line border-t bg-veil pb-[env(safe-area-inset-bottom)] backdrop-blur-lg backdrop-saturate-130 transition-[left] duration-(--base)';
export const bottomBarRowStyles =
  'mx-auto flex h-bar max-w-[90rem] items-center gap-3 tight:gap-2 px-4 tight:px-2 md:px-8';
