import { may } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { activityWords } from '@lensemble/messages/web/activity';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { trashWords } from '@lensemble/messages/web/trash';
import { Link } from '@tanstack/react-router';
import { History, Trash2 } from 'lucide-react';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

export function TeamData({ team }: { team: Team }) {
  return (
    <ProfileSection title={teamDataWords('title')}>
      <div className="grid grid-cols-1 gap-4 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-4">
        {may(team.role, 'exportTeam') && <ExportPart key={team.id} team={team} />}
        <ImportPart />
        <p className="flex flex-wrap gap-2">
          <Button asChild>
            <Link to="/activity">
              <History aria-hidden />
              {activityWords('title')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/trash">
              <Trash2 aria-hidden />
              {trashWords('title')}
            </Link>
          </Button>
        </p>
      </div>
    </ProfileSection>
  );
}
