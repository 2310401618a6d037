import { downloadPersonalData } from '@lensemble/contract/personal-data';
import { ownDataWords } from '@lensemble/messages/web/account-data';
import { Download } from 'lucide-react';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';

export function OwnData() {
  return (
    <ProfileSection title={ownDataWords('title')}>
      <p className="-mt-2 mb-4 text-ink-2">{ownDataWords('about')}</p>
      <Button asChild>
        <a href={downloadPersonalData.path} download>
          <Download aria-hidden />
          {ownDataWords('download')}
        </a>
      </Button>
    </ProfileSection>
  );
}
