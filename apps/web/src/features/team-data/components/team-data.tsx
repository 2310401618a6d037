import { may } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { ProfileSection } from '@/components/profile-section.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

export function TeamData({ team }: { team: Team }) {
  return (
    <ProfileSection title={teamDataWords('title')}>
      <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        {may(team.role, 'exportTeam') && <ExportPart key={team.id} team={team} />}
        <ImportPart />
      </div>
    </ProfileSection>
  );
}
