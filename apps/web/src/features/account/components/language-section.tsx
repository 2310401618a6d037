import { pageLanguage } from '@lensemble/messages/page-language';
import { accountLanguageWords } from '@lensemble/messages/web/account-language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { holdInView } from '@/lib/shell/hold-in-view.ts';
import { untilInput } from '@/lib/shell/until-input.ts';
import { languageQuery, useSetLanguage } from '../api/language.ts';
import { takeChosen } from '../lib/language-chosen.ts';
import { languageName } from '../lib/language-name.ts';

/** In the address, for the command that leads here. */
const LANGUAGE = 'language';

/** The language of the account, saved as soon as it is chosen. Renders nothing if the server offers only one. */
export function LanguageSection() {
  const { data, isPending } = useQuery(languageQuery);
  const save = useSetLanguage();
  const isShown = data !== undefined && data.offered.length > 1;
  const select = useFocusedAfterChoice(isShown);
  if (isPending) return <Waiting />;
  if (!isShown) return null;
  return (
    <ProfileSection title={accountLanguageWords('title')} id={LANGUAGE}>
      <Field label={accountLanguageWords('title')} hideLabel hint={accountLanguageWords('hint')}>
        <Select
          ref={select}
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

/** A choice loads the page again, which begins at the select, with its focus. */
function useFocusedAfterChoice(isShown: boolean) {
  const select = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = select.current;
    if (!isShown || !button || !takeChosen()) return;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'center' });
    untilInput(holdInView(button));
  }, [isShown]);
  return select;
}

/** Keeps what is below from moving. */
const Waiting = () => (
  <ProfileSection title={accountLanguageWords('title')} id={LANGUAGE}>
    <Skeleton className="h-control" />
    <Skeleton className="mt-1.5 h-4 w-2/3" />
  </ProfileSection>
);
