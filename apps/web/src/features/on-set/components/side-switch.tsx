import { onSetWords } from '@lensemble/messages/web/on-set';
import { packingWords } from '@lensemble/messages/web/packing';
import { ChoiceGroup } from '@/components/packing/choice-group.tsx';

interface SideSwitchProps {
  shown: 'people' | 'packing';
  onShow: (part: 'people' | 'packing') => void;
}

/** On wide screens, people and packing share a column. */
export function SideSwitch({ shown, onShow }: SideSwitchProps) {
  return (
    <ChoiceGroup
      label={onSetWords('tabs')}
      choices={[
        { value: 'people', name: onSetWords('people') },
        { value: 'packing', name: packingWords('title') },
      ]}
      chosen={shown}
      onChoose={onShow}
      className="mx-3 mb-2 max-lg:hidden"
      buttonClassName="min-h-14"
    />
  );
}
