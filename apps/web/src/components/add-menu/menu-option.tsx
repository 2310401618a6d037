import { imageVariant } from '@lensemble/contract/image-variant';
import { addMenuWords } from '@lensemble/messages/web/add-menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Parts } from '@/components/parts.tsx';
import { Picture } from '@/components/picture.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { ListOption, type ListOptionProps, OptionText } from '@/components/ui/list-option.tsx';
import type { AddItem } from './choices.ts';

type OptionProps = Omit<ListOptionProps, 'className' | 'children'>;

export function ItemOption({ item, ...option }: OptionProps & { item: AddItem }) {
  return (
    // The actions stay in view below the options, which scroll out from behind them.
    <ListOption {...option} className="min-h-11 scroll-mb-28">
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

/** A long detail is cut, and the state stays in view. */
function detailOf({ detail, state }: AddItem): ReactNode {
  if (!detail || !state) return detail || state;
  const cut = (
    <span dir="auto" className="min-w-0 truncate">
      {detail}
    </span>
  );
  return (
    <span className="flex whitespace-pre">
      <Parts of={addMenuWords.parts('detailAndState', { detail: cut, state })} />
    </span>
  );
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
