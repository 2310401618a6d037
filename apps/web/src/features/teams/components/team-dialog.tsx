import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { CreateTeamForm, JoinTeamForm } from './team-forms.tsx';

export type TeamDialogKind = 'create' | 'join';

interface TeamDialogProps {
  kind: TeamDialogKind;
  onClose: () => void;
}

const words = {
  create: {
    title: 'Create a team',
    description:
      'You will own it and can invite others from your profile. Your other teams do not change.',
    Form: CreateTeamForm,
  },
  join: {
    title: 'Join a team',
    description: 'Ask an owner of the team for its invite code. Your other teams do not change.',
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
