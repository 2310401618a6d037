import { may } from '@lensemble/contract/permissions';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns4, Plus, Shirt, UserPlus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { cn } from '@/lib/cn.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

const cardStyles =
  'grid content-start gap-x-3 gap-y-0.5 rounded-lg border border-line bg-surface-1 p-4 text-left transition-colors hover:border-line-strong hover:bg-surface-2 focus-visible:rounded-lg max-md:grid-cols-[auto_1fr]';

/** The first steps for a team without shoots. */
export function FirstRun() {
  const dialogs = useItemDialogs();
  return (
    <div className="mb-4 grid gap-3 md:mb-5 md:grid-cols-3">
      <Link
        to="/shoots/new"
        className={cn(
          cardStyles,
          'border-accent-line bg-accent-soft hover:border-accent-line hover:bg-accent-soft',
        )}
      >
        <Way icon={Plus} title={dashboardWords('planFirst')} isFirst>
          {dashboardWords('planFirstText')}
        </Way>
      </Link>
      <button type="button" className={cardStyles} onClick={() => dialogs.create('costumes')}>
        <Way icon={Shirt} title={dashboardWords('addCostume')}>
          {dashboardWords('addCostumeText')}
        </Way>
      </button>
      <TogetherWay />
    </div>
  );
}

/** Offers the invite to members who may read the invite code, the board to others. */
function TogetherWay() {
  const { data: teams = [] } = useQuery(teamsQuery);
  const role = activeTeam(teams)?.role;
  if (role && may(role, 'readInviteCode')) {
    return (
      <Link to="/profile" hash="teams" className={cardStyles}>
        <Way icon={UserPlus} title={dashboardWords('inviteTeam')}>
          {sendsMail() ? dashboardWords('inviteTeamText') : dashboardWords('inviteWithoutMail')}
        </Way>
      </Link>
    );
  }
  return (
    <Link to="/shoots" className={cardStyles}>
      <Way icon={Columns4} title={dashboardWords('seeBoard')}>
        {dashboardWords('seeBoardText')}
      </Way>
    </Link>
  );
}

interface WayProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  title: string;
  isFirst?: boolean;
  children: ReactNode;
}

function Way({ icon: Icon, title, isFirst, children }: WayProps) {
  return (
    <>
      <Icon
        aria-hidden
        className={cn(
          'size-4 max-md:row-span-2 max-md:mt-0.5 md:mb-3',
          isFirst ? 'text-accent-text' : 'text-ink-3',
        )}
      />
      <span className="font-semibold text-base">{title}</span>
      <span className="text-ink-2">{children}</span>
    </>
  );
}
