import { UnsavedQuestion } from './unsaved-changes.tsx';

interface UnsavedGateQuestionProps {
  onClose: () => void;
  onDiscard: () => void;
}

export default function UnsavedGateQuestion({ onClose, onDiscard }: UnsavedGateQuestionProps) {
  return (
    <UnsavedQuestion
      open
      description="Your changes on this screen are not saved yet. They will be lost if you continue."
      onKeep={onClose}
      onDiscard={onDiscard}
    />
  );
}
