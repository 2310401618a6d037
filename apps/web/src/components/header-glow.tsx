interface HeaderGlowProps {
  /** Replaces the color. */
  picture: string | null;
  color: string | undefined;
}

/**
 * The blurred background of a screen's header: a picture, or a color. As wide as the window beside the sidebar. It has no
 * `top`, so it starts where the screen does. What is above it must be positioned.
 */
export function HeaderGlow({ picture, color }: HeaderGlowProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute right-0 print:hidden left-(--side) -mt-5 h-76 overflow-hidden transition-[left] duration-(--base) max-md:h-90 md:-mt-6"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          className="-inset-x-[5%] -top-[40%] absolute h-[160%] w-[110%] max-w-none scale-150 object-cover object-[24%_30%] opacity-(--photo-bloom) blur-[72px] saturate-135"
        />
      ) : (
        color && (
          <div
            className="-inset-x-[5%] -top-1/2 absolute h-[130%] opacity-(--photo-bloom) blur-[72px] transition-[background] duration-(--slow)"
            style={{ background: `radial-gradient(46% 60% at 62% 40%, ${color}, transparent)` }}
          />
        )
      )}
      <div className="absolute inset-0 bg-linear-to-b from-transparent to-surface-0" />
    </div>
  );
}
