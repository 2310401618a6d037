export function DatabaseArt() {
  return (
    <span className="finder mb-2 grid h-24 w-33 place-items-center" aria-hidden>
      <svg
        viewBox="0 0 132 96"
        className="h-24 w-33 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <ellipse cx="66" cy="34" rx="24" ry="8" />
        <path d="M42 34v30c0 4.5 10.7 8 24 8s24-3.5 24-8V34M42 49c0 4.5 10.7 8 24 8s24-3.5 24-8" />
        <g className="stroke-accent-b">
          <path d="M48 26c2-12 8-16 18-16s16 4 18 16" />
          <path d="M44 25c14 5 30 5 44 0" />
        </g>
      </svg>
    </span>
  );
}
