import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { outwardWords } from '@lensemble/messages/web/outward';
import { Calendar, Download, ExternalLink, FileText, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { outwardButtonId } from './outward-button.tsx';
import type { Outcome, Outward } from './use-outward.ts';

const faces = {
  document: { icon: FileText, words: outwardWords('documentCreated') },
  event: { icon: Calendar, words: outwardWords('eventCreated') },
};

export function OutcomeBanner({ outward }: { outward: Outward }) {
  const { outcome, dismiss, id } = outward;
  const leave = () => {
    if (outcome) document.getElementById(outwardButtonId(outcome.kind))?.focus();
    dismiss();
  };
  return (
    // The live region must exist before its content, or screen readers do not announce it.
    <div role="status" className="empty:hidden">
      {outcome && <Banner outcome={outcome} shootId={id} onDismiss={leave} />}
    </div>
  );
}

interface BannerProps {
  outcome: Outcome;
  shootId: string;
  onDismiss: () => void;
}

function Banner({ outcome, shootId, onDismiss }: BannerProps) {
  const { icon: Icon, words } = faces[outcome.kind];
  const word = wordFileOf(outcome, shootId);
  const isFile = outcome.url.endsWith('.ics');
  return (
    <div className="status-ready mt-6 flex print:hidden min-h-11 items-center gap-x-1 rounded-lg bg-st-soft py-1 pr-1.5 pl-3.5">
      <Icon className="mr-1.5 size-4 shrink-0 text-st-text" aria-hidden />
      <p className="min-w-0 flex-1 py-1">{words}</p>
      <Button asChild variant="ghost" size="sm">
        <a href={outcome.url} target="_blank" rel="noopener noreferrer">
          {outwardWords('open')}
          {isFile ? <Download aria-hidden /> : <ExternalLink aria-hidden />}
        </a>
      </Button>
      {word && (
        <Button asChild variant="ghost" size="sm">
          <a href={word} download>
            {outwardWords('word')}
          </a>
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={outwardWords('dismiss')}
        onClick={onDismiss}
      >
        <X />
      </Button>
    </div>
  );
}

/** The address of the Word version, if this server stores the call sheet. */
function wordFileOf({ kind, url }: Outcome, shootId: string): string | undefined {
  const team = shownTeam();
  if (kind !== 'document' || team === undefined) return undefined;
  const isHere = url.endsWith(callSheetAddress(team, shootId, 'pdf'));
  return isHere ? callSheetAddress(team, shootId, 'docx') : undefined;
}
