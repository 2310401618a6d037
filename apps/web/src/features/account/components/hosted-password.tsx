import { loginWords } from '@lensemble/messages/web/account-logins';
import { Link } from '@tanstack/react-router';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';

/** For the hosted identity, which stores the password. */
export function HostedPassword() {
  return (
    <ProfileSection title={loginWords('password')}>
      <div className="grid gap-4">
        <p className="text-base text-ink-2">{loginWords('hostedPassword')}</p>
        <Button asChild className="justify-self-start">
          <Link to="/auth/reset">{loginWords('chooseNewPassword')}</Link>
        </Button>
      </div>
    </ProfileSection>
  );
}
