/** The tabs above the columns, on screens too narrow for all columns. */
export const tabsStyles =
  'sticky top-(--top-bar) z-10 -mx-4 mb-3 grid h-[3.3125rem] grid-cols-[repeat(4,minmax(0,auto))] border-line border-b bg-veil px-2 backdrop-blur-lg md:-mx-8 md:mb-4 md:px-8 xl:hidden';

/** Four columns side by side; on narrower screens they scroll sideways. */
export const stripStyles =
  'relative grid grid-cols-[repeat(4,min(100vw-3.5rem,22rem))] gap-3 md:grid-cols-[repeat(4,17.5rem)] md:gap-4 xl:grid-cols-4 max-xl:-mx-4 max-xl:md:-mx-8 max-xl:scroll-px-4 max-xl:md:scroll-px-8 max-xl:overflow-x-auto max-xl:px-4 max-xl:md:px-8 max-xl:pb-4 scrollbar-none';

export const cardStyles =
  'group/card relative rounded-lg border border-line bg-surface-1 shadow-1 select-none [-webkit-touch-callout:none]';

/** A gradient in the color of the status. Elements of the same width at the top of a column have the same gradient. */
export const lampStyles =
  'bg-[radial-gradient(120%_300px_at_50%_0,var(--st-lamp),transparent_72%),linear-gradient(var(--color-hover),transparent_620px)]';
