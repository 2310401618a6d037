import { may } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { InviteByMail } from './invite-by-mail.tsx';
import { InviteCode } from './invite-code.tsx';
import { MemberList } from './member-list.tsx';
import { TeamName } from './team-name.tsx';

interface TeamManagementProps {
  team: Team;
  userId: string;
}

/** The active team's name, invitations and members. Controls without permission are hidden. */
export function TeamManagement({ team, userId }: TeamManagementProps) {
  const { role } = team;
  return (
    <ProfileSection title={teamWords('management')} id="teams">
      <div className="grid grid-cols-1 gap-4">
        {may(role, 'editTeamName') ? (
          <TeamName team={team} />
        ) : (
          <Field label={teamWords('name')} hint={teamWords('onlyManagersRename')}>
            <Input value={team.name} readOnly />
          </Field>
        )}
        {may(role, 'readInviteCode') && <InviteCode team={team} />}
        {may(role, 'inviteByMail') && <InviteByMail teamId={team.id} />}
        <MemberList team={team} userId={userId} />
      </div>
    </ProfileSection>
  );
}
