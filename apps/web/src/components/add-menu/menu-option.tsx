import { imageVariant } from '@lensemble/contract/image-variant';
import { addMenuWords } from '@lensemble/messages/web/add-menu';
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
          name={item.fullName ?? item.name}
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
      <OptionText name={item.name} detail={detailOf(item)} note={item.busy} />
      {item.end && <span className="num self-start py-0.5 text-ink-2 text-xs">{item.end}</span>}
    </ListOption>
  );
}

function detailOf({ detail, state }: AddItem): string | null {
  if (!detail || !state) return detail || state || null;
  return addMenuWords('detailAndState', { detail, state });
}

interface ActionOptionProps extends OptionProps {
  icon: LucideIcon;
  label: string;
  about: string | undefined;
}

export function ActionOption({ icon: Icon, label, about = '', ...option }: ActionOptionProps) {
  return (
    <ListOption {...option} className="font-semibold text-accent-text">
      <Icon className="text-accent-text!" aria-hidden />
      <OptionText name={label} detail={about} />
    </ListOption>
  );
}
