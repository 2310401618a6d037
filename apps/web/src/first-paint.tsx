import type { OnSetPage, Page } from '@lensemble/contract/pages';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AuthFrame } from '@/features/auth/components/auth-layout.tsx';
import { CataloguePage } from '@/features/catalogues/catalogue-page.tsx';
import { costumesView } from '@/features/catalogues/views/costumes.tsx';
import { crewView } from '@/features/catalogues/views/crew.tsx';
import { equipmentView } from '@/features/catalogues/views/equipment.tsx';
import { kitsView } from '@/features/catalogues/views/kits.tsx';
import { locationsView } from '@/features/catalogues/views/locations.tsx';
import { propsView } from '@/features/catalogues/views/props.tsx';
import { MapPage } from '@/features/map/map-page.tsx';
import type { ShellData } from '@/features/shell/shell-data.ts';
import { ShellFrame } from '@/features/shell/shell-frame.tsx';
import { SidebarContent } from '@/features/shell/sidebar-content.tsx';
import { SidebarContext } from '@/features/shell/sidebar-context.ts';
import { Topbar } from '@/features/shell/topbar.tsx';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { AllShootsSkeleton } from '@/features/shoots/dashboard/all-shoots-skeleton.tsx';
import { EditorSkeleton } from '@/features/shoots/editor/components/editor-skeleton.tsx';
import { ItemDialogsProvider } from '@/lib/catalogues/item-dialogs.ts';
import { AuthProvider } from '@/lib/session/auth.tsx';

const nothing = () => {};
const empty = () => null;
const unfiltered = { filters: {}, onFiltersChange: nothing };
const unsearched = { search: {}, onSearch: nothing };

/** A space without width: it keeps the line of a name that is not known yet, and has no initials. */
const BLANK = '\u200b';

const unknown: ShellData = {
  email: BLANK,
  name: BLANK,
  avatarUrl: null,
  teams: [],
  teamTools: { switchTo: nothing, createTeam: nothing, joinTeam: nothing },
  shootCount: undefined,
};

/** The frame of a month, which is empty because the build does not know the day of the visit. */
const calendar = (
  <div className="grid gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
    <div className="panel h-[36rem] max-md:-mx-2 max-md:h-96" />
    <div className="panel max-xl:h-40" />
  </div>
);

/** Pages without the shell. */
type Bare = Extract<Page, `/auth${string}`> | OnSetPage;

/**
 * What each page of the shell shows before its data is there. `?view=…` after a page stands for another view of it;
 * a view without an entry shows the shell alone.
 */
export const screens: Readonly<Record<Exclude<Page, Bare>, ReactNode>> &
  Readonly<Record<`${Page}?view=${string}`, ReactNode>> = {
  '/': (
    <ShootScreen
      {...unfiltered}
      title={dashboardWords('title')}
      subtitle={empty}
      skeleton={
        <>
          {calendar}
          <AllShootsSkeleton />
        </>
      }
    >
      {empty}
    </ShootScreen>
  ),
  '/calendar': (
    <ShootScreen
      {...unfiltered}
      title={calendarWords('title')}
      subtitle={empty}
      skeleton={calendar}
    >
      {empty}
    </ShootScreen>
  ),
  '/shoots': <BoardPage {...unfiltered} />,
  '/shoots?view=table': <BoardPage {...unfiltered} view="table" />,
  '/status/:status': <BoardPage {...unfiltered} only="idea" />,
  '/shoots/new': <EditorSkeleton />,
  '/shoots/:id': <EditorSkeleton />,
  '/map': <MapPage {...unsearched} />,
  '/conventions': null,
  '/conventions/:id': null,
  '/activity': null,
  '/trash': null,
  '/notifications': null,
  '/profile': null,
  '/personnel': <CataloguePage {...unsearched} view={crewView} />,
  '/equipment': <CataloguePage {...unsearched} view={equipmentView} />,
  '/locations': <CataloguePage {...unsearched} view={locationsView} />,
  '/props': <CataloguePage {...unsearched} view={propsView} />,
  '/costumes': <CataloguePage {...unsearched} view={costumesView} />,
  '/kits': <CataloguePage {...unsearched} view={kitsView} />,
};

/** The frame of the page on which visitors sign in or up. The other pages of the application lead them there. */
export function VisitorPaint() {
  return (
    <div inert>
      <AuthFrame aside={<div className="m-3 ml-0 rounded-xl bg-photo-base max-xl:hidden" />}>
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-7 w-44" />
        <Skeleton className="h-control rounded-md" />
        <Skeleton className="h-control rounded-md" />
        <Skeleton className="mt-2 h-12 rounded-md" />
      </AuthFrame>
    </div>
  );
}

/** The shell around a screen. It cannot be used yet, so that no click or key is lost when the application replaces it. */
export function FirstPaint({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const sidebar = { collapsed: !isOpen, inDrawer: false, toggle: nothing, closeDrawer: nothing };
  return (
    <Loading>
      <div inert>
        <ShellFrame
          isOpen={isOpen}
          sidebar={
            <SidebarContext value={sidebar}>
              <SidebarContent data={unknown} onSearch={nothing} />
            </SidebarContext>
          }
          top={
            <Topbar
              data={unknown}
              menuId=""
              isMenuOpen={false}
              onMenu={nothing}
              onSearch={nothing}
            />
          }
        >
          {children}
        </ShellFrame>
      </div>
    </Loading>
  );
}

/** Without data and without a session, as if both were loading. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <ItemDialogsProvider value={{ create: nothing, edit: nothing }}>
          {children}
        </ItemDialogsProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
