import {
  type MailChoice,
  mailChoicesOf,
  type NotificationKind,
  notificationKinds,
} from '@lensemble/contract/notification-kinds';
import type {
  NotificationSettings,
  SettingsChange,
} from '@lensemble/contract/notification-settings';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';

const kindWords: Readonly<Record<NotificationKind, string>> = {
  mentions: notificationWords('mentions'),
  cannotCome: notificationWords('cannotCome'),
  plans: notificationWords('plans'),
  answers: notificationWords('answers'),
  comments: notificationWords('comments'),
  due: notificationWords('due'),
  members: notificationWords('newMembers'),
  invitations: notificationWords('invitations'),
};
const hints: Readonly<Partial<Record<NotificationKind, string>>> = {
  plans: notificationWords('plansHint'),
  due: notificationWords('dueHint'),
  members: notificationWords('newMembersHint'),
};
const choiceWords: Readonly<Record<MailChoice, string>> = {
  atOnce: notificationWords('atOnce'),
  daily: notificationWords('daily'),
  never: notificationWords('never'),
};

interface KindTableProps {
  settings: NotificationSettings;
  /** Without push messages on this device, their switches are for the user's other devices. */
  isPushOn: boolean;
  onChange: (change: SettingsChange) => void;
}

export function KindTable({ settings, isPushOn, onChange }: KindTableProps) {
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-ink-3 text-xs">
        <tr>
          <th scope="col" className="pb-2 font-[500]">
            <span className="sr-only">{notificationWords('kind')}</span>
          </th>
          <th scope="col" className="w-32 pr-3 pb-2 font-[500] max-md:w-28">
            {notificationWords('byEmail')}
          </th>
          <th scope="col" className="w-24 pb-2 font-[500] max-md:w-16">
            {notificationWords('push')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {notificationKinds.map((kind) => (
          <KindRow key={kind} {...{ kind, settings, isPushOn, onChange }} />
        ))}
      </tbody>
    </table>
  );
}

function KindRow({
  kind,
  settings: { kinds, isMailOff },
  isPushOn,
  onChange,
}: KindTableProps & { kind: NotificationKind }) {
  const { mail, push } = kinds[kind];
  const label = kindWords[kind];
  const choices = mailChoicesOf(kind);
  return (
    <tr>
      <th scope="row" className="hyphens-auto py-2 pr-3 text-left font-[450]">
        {label}
        {hints[kind] && <small className="block text-ink-3 text-xs">{hints[kind]}</small>}
      </th>
      <td className="py-2 pr-3">
        {choices.length > 0 ? (
          <Select
            aria-label={notificationWords('emailOf', { kind: label })}
            value={mail}
            disabled={isMailOff}
            // On a phone, what it is about needs the room.
            className="max-md:gap-1 max-md:px-2 max-md:text-sm"
            options={choices.map((value) => ({ value, label: choiceWords[value] }))}
            onValueChange={(value) => onChange({ kinds: { [kind]: { mail: value } } })}
          />
        ) : (
          <span className="text-ink-3">{notificationWords('ownEmail')}</span>
        )}
      </td>
      <td className="py-2">
        <Switch
          aria-label={notificationWords('pushOf', { kind: label })}
          checked={push}
          disabled={!isPushOn}
          onCheckedChange={(value) => onChange({ kinds: { [kind]: { push: value } } })}
        />
      </td>
    </tr>
  );
}
