import { imageVariant } from '@lensemble/contract/image-variant';
import type { LucideIcon } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { ListOption, type ListOptionProps, OptionText } from '@/components/ui/list-option.tsx';
import type { AddItem } from './choices.ts';

type OptionProps = Omit<ListOptionProps, 'className' | 'children'>;

export function ItemOption({ item, ...option }: OptionProps & { item: AddItem }) {
  return (
    <ListOption {...option} className="min-h-11">
      {item.isPerson ? (
        <Avatar
          name={item.name}
          src={item.picture && imageVariant(item.picture, 'small')}
          className="size-9"
        />
      ) : (
        <Picture
          src={item.picture}
          placeholder={item.placeholder}
          sizes="2.25rem"
          className="size-9 shrink-0 rounded-sm"
        />
      )}
      <OptionText name={item.name} detail={item.detail} />
    </ListOption>
  );
}

interface ActionOptionProps extends OptionProps {
  icon: LucideIcon;
  label: string;
}

export function ActionOption({ icon: Icon, label, ...option }: ActionOptionProps) {
  return (
    <ListOption {...option} className="font-semibold text-accent-text">
      <Icon className="text-accent-text!" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </ListOption>
  );
}
