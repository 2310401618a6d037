import type { Member } from '@lensemble/contract/members';
import {
  type GivenRole,
  givenRoles,
  type MemberRole,
  may,
  mayChangeRole,
  mayRemove,
  mayTransfer,
} from '@lensemble/contract/permissions';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { ChevronDown, Crown, type LucideIcon, X } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, buttonStyles } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { roleWords } from '@/lib/teams/roles.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { displayName } from '@/lib/words/names.ts';

const roleOptions = givenRoles.map((value) => ({ value, label: roleWords[value] }));

interface MemberRowProps {
  member: Member;
  me: MemberRole;
  onRole: (role: GivenRole) => void;
  onRemove: () => void;
  onTransfer: () => void;
}

/** A member of a team, with the controls that the user has permission for. */
export function MemberRow({ member, me, onRole, onRemove, onTransfer }: MemberRowProps) {
  const name = displayName(member.user.email, member.profile);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 max-md:flex-wrap max-md:gap-y-1 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] not-first:border-line not-first:border-t">
      <Avatar name={name} src={member.profile?.avatarUrl} />
      <div className="min-w-0 flex-1 max-md:min-w-2/5">
        <b className="flex font-[580] text-base leading-snug">
          <span className="md:truncate max-md:wrap-anywhere max-md:line-clamp-2">{name}</span>
          {member.userId === me.userId && (
            <span className="whitespace-pre font-[450] text-ink-3">{` ${teamMemberWords('you')}`}</span>
          )}
        </b>
        <small className="block truncate text-ink-3 text-xs">{member.user.email}</small>
        {may(me.role, 'inviteByMail') && member.joinedBy && (
          <small className="wrap-anywhere block text-ink-3 text-xs">{joining(member)}</small>
        )}
      </div>
      <div className="ml-auto">
        <MemberRoleControl member={member} me={me} name={name} onRole={onRole} />
      </div>
      <div className="flex max-md:flex-wrap items-center justify-end gap-2 empty:hidden max-md:ml-auto md:gap-3">
        {mayTransfer(me, member) && (
          <MemberAct
            icon={Crown}
            label={teamMemberWords('makeOwner')}
            name={teamMemberWords('makeOwnerOf', { name })}
            onClick={onTransfer}
          />
        )}
        {mayRemove(me, member) && (
          <MemberAct
            icon={X}
            label={teamMemberWords('remove')}
            name={teamMemberWords('removeMember', { name })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}

interface MemberActProps {
  icon: LucideIcon;
  /** On phones beside the icon, elsewhere in a tooltip. */
  label: string;
  /** With the name of the member, for screen readers. */
  name: string;
  onClick: () => void;
}

function MemberAct({ icon: Icon, label, name, onClick }: MemberActProps) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="sm"
        aria-label={name}
        onClick={onClick}
        className="max-md:px-2 md:w-control-sm md:px-0"
      >
        <Icon aria-hidden />
        <span className="md:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}

function joining({ joinedAt, joinedBy, invitedAs }: Member): string {
  const moment = formatMoment(joinedAt);
  return joinedBy === 'mail'
    ? teamMemberWords('joinedByMail', { moment, address: invitedAs ?? '' })
    : teamMemberWords('joinedByCode', { moment });
}

interface MemberRoleControlProps extends Pick<MemberRowProps, 'member' | 'me' | 'onRole'> {
  name: string;
}

function MemberRoleControl({
  member: { role, ...member },
  me,
  name,
  onRole,
}: MemberRoleControlProps) {
  if (role === 'owner' || !mayChangeRole(me, { ...member, role })) {
    return (
      <Badge>
        {role === 'owner' && <Crown aria-hidden />}
        {roleWords[role]}
      </Badge>
    );
  }
  return (
    <Select
      value={role}
      onValueChange={(next) => next !== role && onRole(next)}
      options={roleOptions}
      aria-label={teamMemberWords('roleOf', { name, role: roleWords[role] })}
      className={cn(buttonStyles({ variant: 'field', size: 'sm' }))}
    >
      {roleWords[role]}
      <ChevronDown className="text-ink-3" aria-hidden />
    </Select>
  );
}
