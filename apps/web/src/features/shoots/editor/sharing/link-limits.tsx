import { PASSWORD_MAX } from '@lensemble/contract/constants';
import { calendarDate } from '@lensemble/contract/fields';
import { linkPassword, type ShareLink } from '@lensemble/contract/share-links';
import { shareLinkWords } from '@lensemble/messages/web/share-link';
import { LineForm } from '@/components/forms/line-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useUpdateShareLink } from '@/features/shoots/api/share-link.ts';
import { today } from '@/lib/time/dates.ts';

export interface LinkOptionProps {
  shootId: string;
  link: ShareLink;
}

/** The link ends with a day, in the time zone of the browser. */
const endOf = (date: string) => new Date(`${date}T23:59:59.999`).toISOString();

export function LinkEnd({ shootId, link }: LinkOptionProps) {
  const { mutateAsync } = useUpdateShareLink(shootId, link);
  const { endsAt } = link;
  return (
    <div className="grid gap-2">
      <LineForm
        label={shareLinkWords('lastDay')}
        name="endsAt"
        initial={endsAt === null ? '' : today(new Date(endsAt))}
        hint={endsAt === null ? shareLinkWords('noEnd') : undefined}
        schema={calendarDate}
        action={shareLinkWords('save')}
        input={{ type: 'date' }}
        onSubmit={(date) => mutateAsync({ endsAt: endOf(date) })}
      />
      {endsAt !== null && (
        <Remove shootId={shootId} link={link} change={{ endsAt: null }}>
          {shareLinkWords('removeLastDay')}
        </Remove>
      )}
    </div>
  );
}

export function LinkPassword({ shootId, link }: LinkOptionProps) {
  const { mutateAsync } = useUpdateShareLink(shootId, link);
  const { hasPassword } = link;
  return (
    <div className="grid gap-2">
      <LineForm
        label={hasPassword ? shareLinkWords('newPassword') : shareLinkWords('password')}
        name="password"
        hint={hasPassword ? shareLinkWords('hasPassword') : shareLinkWords('noPassword')}
        schema={linkPassword}
        action={shareLinkWords('save')}
        input={{
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: PASSWORD_MAX,
        }}
        onSubmit={(password) => mutateAsync({ password })}
      />
      {hasPassword && (
        <Remove shootId={shootId} link={link} change={{ password: null }}>
          {shareLinkWords('removePassword')}
        </Remove>
      )}
    </div>
  );
}

interface RemoveProps extends LinkOptionProps {
  change: { endsAt: null } | { password: null };
  children: string;
}

function Remove({ shootId, link, change, children }: RemoveProps) {
  const update = useUpdateShareLink(shootId, link);
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="sm"
        pending={update.isPending}
        onClick={() => update.mutate(change)}
      >
        {children}
      </Button>
    </div>
  );
}
