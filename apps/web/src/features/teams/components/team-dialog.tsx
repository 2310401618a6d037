import { teamWords } from '@lensemble/messages/web/teams';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { CreateTeamForm, JoinTeamForm } from './team-forms.tsx';

export type TeamDialogKind = 'create' | 'join';

interface TeamDialogProps {
  kind: TeamDialogKind;
  onClose: () => void;
}

const words = {
  create: {
    title: teamWords('createTitle'),
    description: teamWords('createText'),
    Form: CreateTeamForm,
  },
  join: {
    title: teamWords('joinTitle'),
    description: teamWords('joinText'),
    Form: JoinTeamForm,
  },
} as const;

export default function TeamDialog({ kind, onClose }: TeamDialogProps) {
  const { title, description, Form } = words[kind];
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={title} description={description}>
        <DialogBody>
          <Form onDone={onClose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
