import type { ComponentProps, InputEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { useField } from './field.tsx';
import { inputStyles } from './input.tsx';

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function fit(element: HTMLTextAreaElement | null) {
  if (!element || growsByItself) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

export function Textarea({ className, onInput, ref, ...props }: ComponentProps<'textarea'>) {
  const attach = (element: HTMLTextAreaElement | null) => {
    fit(element);
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  const grow = (event: InputEvent<HTMLTextAreaElement>) => {
    fit(event.currentTarget);
    onInput?.(event);
  };
  return (
    <textarea
      ref={attach}
      onInput={grow}
      className={cn(
        inputStyles,
        'field-sizing-content block min-h-16 [overflow-wrap:anywhere] resize-y py-2.5 leading-body',
        className,
      )}
      {...useField()}
      {...props}
    />
  );
}
