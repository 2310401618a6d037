import { ChevronDown, Scissors, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { frameStyles } from './act.tsx';
import { CrewFace } from './crew-face.tsx';
import { CutPicture } from './cut-picture.tsx';
import { sampleCrew } from './samples.ts';

const todos = ['Rewire the left antler', 'Seal the horn bases', 'Hem the violet train'];

/** A costume of the catalogue beside the crew of a shoot. */
export function CataloguePicture() {
  return (
    <div className="grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)] sm:gap-0">
      <SampleCostume />
      <SampleCrewList />
    </div>
  );
}

function SampleCostume() {
  return (
    <div
      className={cn(
        frameStyles,
        'relative z-1 max-sm:grid max-sm:grid-cols-[8.25rem_minmax(0,1fr)] sm:-mr-8',
      )}
    >
      <CutPicture
        name="studio"
        cut="frame"
        sizes="(width >= 64rem) 290px, 40vw"
        className="max-sm:h-full sm:aspect-square"
      />
      <Badge variant="glass" className="status-planning absolute top-2.5 left-2.5">
        <Scissors className="text-st-photo" />
        In Progress
      </Badge>
      <div className="p-3.5 sm:p-4">
        <b className="block truncate font-[620] text-base">Morgan le Fay</b>
        <span className="text-ink-2 text-sm">From: Arthurian legend</span>
        <div className="mt-3 grid gap-1 text-ink-2 text-sm">
          <span className="font-[560] text-xs">Todos (5)</span>
          {todos.map((todo) => (
            <span key={todo} className="flex items-center gap-2">
              <span className="size-3 shrink-0 rounded-[4px] border-[1.5px] border-line-field" />
              <span className="truncate">{todo}</span>
            </span>
          ))}
          <span className="pl-5 text-ink-3 text-xs">+2 more</span>
        </div>
      </div>
    </div>
  );
}

function SampleCrewList() {
  return (
    <div className={cn(frameStyles, 'px-4 py-3 sm:py-5 sm:pr-5 sm:pl-14')}>
      <b className="mb-1 block font-[620] text-base">Crew</b>
      {sampleCrew.map((person) => (
        <div
          key={person.name}
          className="flex min-h-13 items-center gap-3 not-last:border-line not-last:border-b py-2"
        >
          <CrewFace person={person} />
          <b className="min-w-0 truncate font-[580] text-base">{person.name}</b>
          <span className="ml-auto inline-flex h-7.5 items-center gap-1.5 whitespace-nowrap rounded-sm border border-line pr-2 pl-2.5 text-ink-2 text-sm">
            {person.role}
            <ChevronDown className="size-3.5 text-ink-3" />
          </span>
          <X className="size-4 shrink-0 text-ink-2 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
