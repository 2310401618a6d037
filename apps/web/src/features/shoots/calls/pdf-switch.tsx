import type { ShootDetail } from '@lensemble/contract/shoots';
import { pageLocale } from '@lensemble/messages/page-language';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '@/components/ui/switch.tsx';
import { callPdfQuery } from '@/features/shoots/api/call-sending.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';

interface PdfSwitchProps {
  shoot: Pick<ShootDetail, 'id' | 'date'>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Attaches the call sheet. Switching it on makes the PDF, which tells its size. */
export function PdfSwitch({ shoot, checked, onChange }: PdfSwitchProps) {
  const { data, error, isFetching } = useQuery({ ...callPdfQuery(shoot.id), enabled: checked });
  // Without a date, there is no event.
  const always = shoot.date === null ? [] : [callSendingWords('attachHint')];
  const hint = () => {
    if (!checked) return joinSentences(always);
    if (isFetching) return callSendingWords('attachMaking');
    if (error) return sentenceOf(error, callSendingWords('sendFailed'));
    const size = callSendingWords('attachSize', { size: sizeWords(data?.bytes ?? 0) });
    return joinSentences([size, ...always]);
  };
  return (
    <div className="flex items-center gap-3 border-line border-t pt-4">
      <div className="min-w-0 flex-1">
        <h3 id="attach-pdf" className="font-[620] text-base">
          {callSendingWords('attach')}
        </h3>
        <p
          id="attach-pdf-hint"
          role="status"
          className={checked && error && !isFetching ? 'text-danger-text' : 'text-ink-3'}
        >
          {hint()}
        </p>
      </div>
      <Switch
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby="attach-pdf"
        aria-describedby="attach-pdf-hint"
      />
    </div>
  );
}

const MEGABYTE = 1_000_000;

/** `1.2 MB`, `84 kB` */
function sizeWords(bytes: number): string {
  const isBig = bytes >= MEGABYTE / 10;
  return new Intl.NumberFormat(pageLocale, {
    style: 'unit',
    unit: isBig ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isBig ? 1 : 0,
  }).format(isBig ? bytes / MEGABYTE : bytes / 1_000);
}
