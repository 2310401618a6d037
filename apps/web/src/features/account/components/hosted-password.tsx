import { Link } from '@tanstack/react-router';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';

/** For the hosted identity, which stores the password. */
export function HostedPassword() {
  return (
    <ProfileSection title="Password">
      <div className="grid gap-4">
        <p className="text-base text-ink-2">
          If you sign in with a password, we can email you a link to choose a new one.
        </p>
        <Button asChild className="justify-self-start">
          <Link to="/auth/reset">Choose a new password</Link>
        </Button>
      </div>
    </ProfileSection>
  );
}
