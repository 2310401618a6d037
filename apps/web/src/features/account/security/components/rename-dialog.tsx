import { type Passkey, passkeyName } from '@lensemble/contract/passkeys';
import { securityWords } from '@lensemble/messages/web/account-security';
import { LineForm } from '@/components/forms/line-form.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { useRenamePasskey } from '../api/passkeys.ts';

interface RenameDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export default function RenameDialog({ passkey: { id, name }, onClose }: RenameDialogProps) {
  const rename = useRenamePasskey();
  return (
    <Dialog open onOpenChange={(open) => open || rename.isPending || onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{securityWords('renamePasskey', { name })}</span>}
      >
        <DialogBody>
          <LineForm
            label={securityWords('name')}
            name="name"
            initial={name}
            schema={passkeyName}
            action={securityWords('save')}
            pendingAction={securityWords('saving')}
            variant="primary"
            onSubmit={async (typed) => {
              await rename.mutateAsync({ id, name: typed });
              onClose();
            }}
            input={{ autoComplete: 'off' }}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
