import type { CallState } from '@lensemble/contract/call-state';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { callFaces } from './call-faces.ts';

interface CallAvatarProps {
  name: string;
  src: string | null | undefined;
  /** Undefined while it is not known. */
  state: CallState | undefined;
}

/** The picture of a participant with a mark of their answer. Hidden from screen readers, like every avatar. */
export function CallAvatar({ name, src, state }: CallAvatarProps) {
  const { icon: Icon, colors } = state ? callFaces[state] : { icon: null, colors: '' };
  return (
    <span className="relative shrink-0">
      {/* The mark would lie on the second of the initials. */}
      <Avatar
        name={name}
        src={src}
        className={cn(Icon && 'before:-translate-x-0.5 before:-translate-y-1')}
      />
      {Icon && (
        <span
          aria-hidden
          className={cn(
            colors,
            '-right-1.5 -bottom-1 absolute grid size-4.5 place-items-center rounded-full bg-[color-mix(in_oklab,var(--st)_26%,var(--color-surface-1))] text-st-text ring-2 ring-surface-1',
          )}
        >
          <Icon className="size-2.75" strokeWidth={3} />
        </span>
      )}
    </span>
  );
}
