import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorWords } from '@lensemble/messages/web/editor';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { outwardWords } from '@lensemble/messages/web/outward';
import {
  ArrowLeft,
  Bell,
  Calendar,
  CirclePlay,
  Copy,
  FileText,
  LayoutTemplate,
  Send,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { paths } from '@/config/paths.ts';
import { OutwardButtons } from '@/features/shoots/editor/outward/outward-buttons.tsx';
import type { Outward } from '@/features/shoots/editor/outward/use-outward.ts';
import { cn } from '@/lib/cn.ts';
import { isLongOver, isUpcoming } from '@/lib/shoots/is-upcoming.ts';
import { NotYet } from './not-yet.tsx';

const KeepOffline = lazy(() => import('./keep-offline.tsx'));

interface EditorActionsProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  outward: Outward;
  onBack: () => void;
  onDuplicate: () => void;
  onTemplates: () => void;
  onDelete: () => void;
}

/** Under the icon on small screens. */
const round =
  'max-lg:h-auto max-lg:min-h-control max-lg:min-w-control max-lg:flex-col max-lg:gap-1 max-lg:border-transparent max-lg:bg-transparent max-lg:px-1.5 max-lg:py-1 max-[25rem]:px-0.5';
/** Keeps words without a button around them readable over a bright picture. */
const veiled = cn(round, 'bg-veil max-lg:bg-veil');
const words = 'max-lg:text-[11px] max-lg:leading-none';

export function EditorActions({
  shoot,
  outward,
  onBack,
  onDuplicate,
  onTemplates,
  onDelete,
}: EditorActionsProps) {
  return (
    <>
      <div className="-mx-3 mb-4 flex print:hidden items-center gap-2 max-[22.5rem]:flex-wrap max-[22.5rem]:justify-between max-md:-mt-2 max-md:gap-0 md:mb-6">
        <Button variant="ghost" onClick={onBack} className={veiled}>
          <ArrowLeft aria-hidden />
          <span className={words}>{editorWords('back')}</span>
        </Button>
        {/* On the narrowest phones, the actions have a line of their own. */}
        <span className="flex-1 max-[22.5rem]:basis-full" />
        {shoot ? (
          <OutwardButtons
            shoot={shoot}
            outward={outward}
            className={round}
            labelClassName={words}
          />
        ) : (
          <NotYetOutward />
        )}
        {shoot ? (
          <Tooltip label={editorWords('aboutDuplicate')} side="bottom">
            <Button
              aria-description={editorWords('aboutDuplicate')}
              onClick={onDuplicate}
              className={round}
            >
              <Copy aria-hidden />
              <span className={words}>{editorWords('duplicate')}</span>
            </Button>
          </Tooltip>
        ) : (
          <Tooltip label={editorWords('aboutTemplates')} side="bottom">
            <Button
              aria-description={editorWords('aboutTemplates')}
              onClick={onTemplates}
              className={round}
            >
              <LayoutTemplate aria-hidden />
              <span className={cn(words, 'lg:hidden')}>{editorWords('templates')}</span>
              <span className="max-lg:hidden">{editorWords('fromTemplate')}</span>
            </Button>
          </Tooltip>
        )}
        {shoot ? (
          <Button variant="danger" onClick={onDelete} className={veiled}>
            <Trash2 aria-hidden />
            <span className={words}>{editorWords('delete')}</span>
          </Button>
        ) : (
          <NotYet
            label={editorWords('delete')}
            reason={editorWords('nothingToDelete')}
            icon={Trash2}
            variant="danger"
            className={round}
            labelClassName={words}
          />
        )}
      </div>
      {shoot && <OnSetRow shoot={shoot} />}
    </>
  );
}

/** Plans of the next days are kept on the device without asking. Of others, the user decides. */
function OnSetRow({ shoot: { id, date, timeZone, status } }: { shoot: ShootDetail }) {
  if (isUpcoming({ date, timeZone }, Date.now()))
    return (
      <div className="mb-4 print:hidden">
        <OnSetLink id={id} />
      </div>
    );
  const isOffered = status !== 'completed' && !isLongOver({ date, timeZone }, Date.now());
  return (
    <div
      className={cn(
        'mb-4 flex min-h-target items-center justify-between gap-4 md:min-h-control md:justify-start print:hidden',
        !isOffered && 'empty:hidden',
      )}
    >
      <Suspense>
        <KeepOffline id={id} isOffered={isOffered} />
      </Suspense>
    </div>
  );
}

/** A document of its own, which opens without a network. */
const OnSetLink = ({ id }: { id: string }) => (
  <Button asChild className="w-full md:w-auto">
    <a href={paths.onSet.getHref(id)}>
      <CirclePlay aria-hidden />
      {onSetWords('title')}
    </a>
  </Button>
);

const outwardFaces = [
  { label: outwardWords('sendCallSheet'), shortLabel: outwardWords('callSheet'), icon: Send },
  { label: outwardWords('calendar'), icon: Calendar },
  { label: outwardWords('docs'), icon: FileText },
  { label: outwardWords('reminders'), icon: Bell },
];

function NotYetOutward() {
  return outwardFaces.map((face) => (
    <NotYet
      key={face.label}
      {...face}
      reason={editorWords('createFirst')}
      className={round}
      labelClassName={words}
    />
  ));
}
