/** The keys of an action, for people with a keyboard. CSS content: text would count as part of the button's label. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd
      aria-hidden
      data-keys={keys}
      className="font-[560] font-ui text-ink-3 text-xs before:content-[attr(data-keys)] pointer-coarse:hidden max-md:hidden"
    />
  );
}
