import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface ProfileSectionProps {
  title: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function ProfileSection({ title, id, className, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      className={cn('panel scroll-mt-18 px-4 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6', className)}
    >
      <h2 className="mb-4 font-[620] text-lg leading-snug tracking-[-0.012em]">{title}</h2>
      {children}
    </section>
  );
}
