import { Children, type ReactNode } from 'react';

interface WordsAroundProps {
  /** A message in parts, with a number as an element. */
  of: ReactNode[];
  /** The class of the words, such as `sr-only`. */
  className: string;
}

/** A number whose words are not always visible. */
export function WordsAround({ of, className }: WordsAroundProps) {
  return Children.map(of, (part) =>
    typeof part === 'string' ? <span className={className}>{part}</span> : part,
  );
}
