import type { ListedShoot } from '@lensemble/contract/shoots';
import { DeleteShootsDialog } from './delete-shoots-dialog.tsx';

interface DeleteCardDialogProps {
  shoot: ListedShoot;
  onClose: () => void;
}

/** Deletes the shoot of one card, as the selection deletes several. */
export default function DeleteCardDialog({ shoot, onClose }: DeleteCardDialogProps) {
  return <DeleteShootsDialog shoots={[shoot]} open onOpenChange={onClose} onDeleted={onClose} />;
}
