import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownEntryQuery } from '@/lib/crew/crew-account.ts';
import { isNotMe, keepNotMe } from '@/lib/crew/not-me.ts';
import { IsThisYou } from './is-this-you.tsx';

/** Above the crew list: the question whether an entry with the user's email address is the user. */
export default function OwnEntryNotice() {
  const { data } = useQuery(ownEntryQuery);
  const [dismissed, setDismissed] = useState<string>();
  const entry = data?.suggested;
  if (!entry || entry.id === dismissed || isNotMe(entry.id)) return null;
  return (
    <div className="mb-4">
      <IsThisYou
        entry={entry}
        onDismiss={() => {
          keepNotMe(entry.id);
          setDismissed(entry.id);
        }}
      />
    </div>
  );
}
