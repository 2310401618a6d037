import type { Shoot } from '@lensemble/contract/shoots';
import { ArrowLeft, Bell, Calendar, Copy, FileText, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { NotYet } from './not-yet.tsx';

interface EditorActionsProps {
  /** Null while creating. */
  shoot: Shoot | null;
  onBack: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

const round = 'max-lg:w-control max-lg:border-transparent max-lg:bg-transparent max-lg:px-0';
const words = 'max-lg:sr-only';

/** The row above the title: back, and what can be done with a stored shoot. */
export function EditorActions({ shoot, onBack, onDuplicate, onDelete }: EditorActionsProps) {
  const first = shoot ? undefined : 'Create the shoot first';
  const { control } = useEditorFields();
  const participants = useWatch({ control, name: 'participants' });
  const crewless = participants.length === 0 ? 'Add crew to the shoot first' : undefined;
  return (
    <div className="-mx-3 mb-4 flex items-center gap-2 max-md:-mt-2 max-md:gap-0 md:mb-6">
      <Button variant="ghost" onClick={onBack} className={round}>
        <ArrowLeft aria-hidden />
        <span className={words}>Back</span>
      </Button>
      <span className="flex-1" />
      <NotYet
        label="Calendar"
        reason={first ?? 'Calendar events are not available yet'}
        icon={Calendar}
        className={round}
        labelClassName={words}
      />
      <NotYet
        label="Docs"
        reason={first ?? 'Call sheet documents are not available yet'}
        icon={FileText}
        className={round}
        labelClassName={words}
      />
      <NotYet
        label="Reminders"
        reason={first ?? crewless ?? 'Reminder mails are not available yet'}
        icon={Bell}
        className={round}
        labelClassName={words}
      />
      {shoot && (
        <Button onClick={onDuplicate} className={round}>
          <Copy aria-hidden />
          <span className={words}>Duplicate</span>
        </Button>
      )}
      {shoot ? (
        <Button variant="danger" onClick={onDelete} className={round}>
          <Trash2 aria-hidden />
          <span className={words}>Delete</span>
        </Button>
      ) : (
        <NotYet
          label="Delete"
          reason="There is nothing to delete yet"
          icon={Trash2}
          variant="danger"
          className={round}
          labelClassName={words}
        />
      )}
    </div>
  );
}
