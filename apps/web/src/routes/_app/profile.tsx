import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@/features/account/components/profile-page.tsx';

export const Route = createFileRoute('/_app/profile')({ component: Screen });

function Screen() {
  const { user } = Route.useRouteContext();
  return <ProfilePage user={user} />;
}
