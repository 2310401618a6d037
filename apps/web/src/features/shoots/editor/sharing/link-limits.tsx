import { PASSWORD_MAX } from '@lensemble/contract/constants';
import { calendarDate } from '@lensemble/contract/fields';
import { linkPassword, type ShareLink } from '@lensemble/contract/share-links';
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
        label="Last day"
        name="endsAt"
        initial={endsAt === null ? '' : today(new Date(endsAt))}
        hint={endsAt === null ? 'The link does not end.' : undefined}
        schema={calendarDate}
        action="Save"
        input={{ type: 'date' }}
        onSubmit={(date) => mutateAsync({ endsAt: endOf(date) })}
      />
      {endsAt !== null && (
        <Remove shootId={shootId} link={link} change={{ endsAt: null }}>
          Remove last day
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
        label={hasPassword ? 'New password' : 'Password'}
        name="password"
        hint={
          hasPassword
            ? 'The link asks for a password.'
            : 'The link opens without a password. Readers of a link with one enter it once a day.'
        }
        schema={linkPassword}
        action="Save"
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
          Remove password
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
