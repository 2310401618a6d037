import { exportActivity } from '@lensemble/contract/activity';
import { may } from '@lensemble/contract/permissions';
import { activityWords } from '@lensemble/messages/web/activity';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ActivityList } from '@/components/activity/activity-list.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

const views = ['team', 'audit'] as const;
type View = (typeof views)[number];
const names = { team: activityWords('everything'), audit: activityWords('audit') } as const;

interface ActivityPageProps {
  /** The view that the address names. */
  view: unknown;
  onView: (view: View | undefined) => void;
}

/** The activity of the team and, for owners and admins, its audit log. */
export function ActivityPage({ view: named, onView }: ActivityPageProps) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const role = activeTeam(teams)?.role;
  const mayAudit = role !== undefined && may(role, 'readAudit');
  const of: View = mayAudit && named === 'audit' ? 'audit' : 'team';
  return (
    <>
      <PageHeader
        title={activityWords('title')}
        subtitle={activityWords('subtitle')}
        className="max-md:flex-wrap"
        action={
          role !== undefined &&
          may(role, 'exportTeam') && (
            <Button asChild>
              <a href={exportActivity.path} download>
                <Download aria-hidden />
                {activityWords('download')}
              </a>
            </Button>
          )
        }
      />
      {mayAudit && (
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{activityWords('which')}</legend>
          {views.map((view) => (
            <Button
              key={view}
              aria-pressed={view === of}
              className="aria-pressed:border-line-field aria-pressed:bg-surface-2"
              onClick={() => onView(view === 'team' ? undefined : view)}
            >
              {names[view]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="panel p-4 md:p-6">
        <ActivityList key={of} of={of} />
      </div>
    </>
  );
}
