import { pageLanguage } from '@lensemble/messages/page-language';
import { accountLanguageWords } from '@lensemble/messages/web/account-language';
import { useQuery } from '@tanstack/react-query';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { languageQuery, useSetLanguage } from '../api/language.ts';
import { languageName } from '../lib/language-name.ts';

/** In the address, for the command that leads here. */
const LANGUAGE = 'language';

/** The language of the account, saved as soon as it is chosen. Renders nothing if the server offers only one. */
export function LanguageSection() {
  const { data, isPending } = useQuery(languageQuery);
  const save = useSetLanguage();
  if (isPending) return <Waiting />;
  if (!data || data.offered.length < 2) return null;
  return (
    <ProfileSection title={accountLanguageWords('title')} id={LANGUAGE}>
      <Field label={accountLanguageWords('title')} hideLabel hint={accountLanguageWords('hint')}>
        <Select
          value={(save.isError ? undefined : save.variables) ?? data.language ?? pageLanguage}
          options={data.offered.map((language) => ({
            value: language,
            label: languageName(language),
            lang: language,
          }))}
          onValueChange={(language) => {
            if (language !== data.language && !save.isPending) save.mutate(language);
          }}
        />
      </Field>
    </ProfileSection>
  );
}

/** Keeps what is below from moving. */
const Waiting = () => (
  <ProfileSection title={accountLanguageWords('title')} id={LANGUAGE}>
    <Skeleton className="h-control" />
    <Skeleton className="mt-1.5 h-4 w-2/3" />
  </ProfileSection>
);
