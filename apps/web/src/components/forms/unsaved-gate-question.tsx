import { formWords } from '@lensemble/messages/web/forms';
import { UnsavedQuestion } from './unsaved-changes.tsx';

interface UnsavedGateQuestionProps {
  onClose: () => void;
  onDiscard: () => void;
}

export default function UnsavedGateQuestion({ onClose, onDiscard }: UnsavedGateQuestionProps) {
  return (
    <UnsavedQuestion
      open
      description={formWords('lostIfLeft')}
      onKeep={onClose}
      onDiscard={onDiscard}
    />
  );
}
