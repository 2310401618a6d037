import { type CreditTarget, creditName } from '@lensemble/contract/captions';
import type { CreditedPerson } from '@lensemble/contract/credits';
import { imageVariant } from '@lensemble/contract/image-variant';
import { creditWords } from '@lensemble/messages/web/editor-credits';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';

interface CreditRowProps {
  person: CreditedPerson;
  target: CreditTarget;
  isIncluded: boolean;
  onToggle: () => void;
  /** The person's entry in the crew list was changed. */
  onChanged: () => void;
}

export function CreditRow({ person, target, isIncluded, onToggle, onChanged }: CreditRowProps) {
  const { name, avatarUrl, role, characters, notNamed } = person;
  return (
    <li className="flex min-h-12 min-w-0 items-center gap-x-2.5 px-1.5 py-1.5 max-md:flex-wrap">
      <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-medium">
          {name}
        </p>
        <p dir="auto" className="truncate text-ink-3 text-xs">
          {joinWithCommas([roleName(role), ...characters])}
        </p>
      </div>
      {notNamed ? (
        <span className="shrink-0 text-ink-3 text-xs">{creditWords('notNamed')}</span>
      ) : (
        <>
          {target !== 'plain' && <Handle person={person} target={target} onChanged={onChanged} />}
          <label className="grid size-8 max-md:size-target shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              aria-label={creditWords('included', { name })}
              checked={isIncluded}
              onChange={onToggle}
            />
          </label>
        </>
      )}
    </li>
  );
}

interface HandleProps extends Pick<CreditRowProps, 'person' | 'onChanged'> {
  target: Exclude<CreditTarget, 'plain'>;
}

/** Guests have no entry in the crew list, where handles are. */
function Handle({ person, target, onChanged }: HandleProps) {
  const { remember } = useEditorItems();
  const dialogs = useItemDialogs();
  const { name, personnelId } = person;
  if (person[target] !== null)
    return (
      // On a phone, a long one would leave no room for the name.
      <span className="min-w-0 max-w-[45%] truncate text-accent-text text-sm max-md:order-last max-md:w-full max-md:max-w-full max-md:pl-10.5">
        {creditName(person, target)}
      </span>
    );
  if (personnelId === null)
    return <span className="shrink-0 text-ink-3 text-xs">{creditWords('noHandle')}</span>;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={creditWords('addHandleOf', { name })}
      onClick={() =>
        dialogs.edit('personnel', personnelId, {
          onUpdated: (item) => {
            remember('personnel', item);
            onChanged();
          },
        })
      }
    >
      {creditWords('addHandle')}
    </Button>
  );
}
