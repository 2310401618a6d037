import { CALL_LINE_MAX } from '@lensemble/contract/constants';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

interface SendLineProps {
  line: string;
  onChange: (line: string) => void;
}

/** What the sender says to everyone. */
export function SendLine({ line, onChange }: SendLineProps) {
  return (
    <Field
      label={
        <>
          {callSendingWords('line')}{' '}
          <span className="font-normal text-ink-3">{callSendingWords('optional')}</span>
        </>
      }
    >
      <Textarea
        value={line}
        maxLength={CALL_LINE_MAX}
        rows={2}
        dir="auto"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
