import { shootColorsWords } from '@lensemble/messages/web/shoot-colors';
import { Palette } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { swatches } from '@/features/shoots/editor/lib/swatches.ts';
import { ErrorText } from './error-text.tsx';
import { Section } from './section.tsx';

export function ColorSection() {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'color' });
  const isCustom = !swatches.some(({ value }) => value === field.value);
  const choices = isCustom
    ? [
        ...swatches,
        { value: field.value, name: shootColorsWords('customIs', { color: field.value }) },
      ]
    : swatches;
  return (
    <Section title={shootColorsWords('title')} boxed className="print:hidden">
      {(headingId) => (
        <>
          <div className="grid grid-cols-5 justify-items-center md:flex md:flex-wrap md:gap-2.5">
            <div role="radiogroup" aria-labelledby={headingId} className="contents">
              {choices.map(({ value, name }) => (
                <Swatch
                  key={value}
                  value={value}
                  name={name}
                  checked={value === field.value}
                  onChoose={field.onChange}
                />
              ))}
            </div>
            <CustomColor value={field.value} onChoose={field.onChange} />
          </div>
          <ErrorText>{fieldState.error?.message}</ErrorText>
        </>
      )}
    </Section>
  );
}

interface SwatchProps {
  value: string;
  name: string;
  checked: boolean;
  onChoose: (color: string) => void;
}

function Swatch({ value, name, checked, onChoose }: SwatchProps) {
  return (
    <label
      className="relative grid size-target cursor-pointer place-items-center md:size-6.5"
      title={name}
    >
      <input
        type="radio"
        name="color"
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        aria-label={name}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        style={{ background: value }}
        className="size-7 rounded-full forced-color-adjust-none ring-offset-2 ring-offset-surface-1 peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-5 md:size-6.5"
      />
    </label>
  );
}

function CustomColor({ value, onChoose }: Pick<SwatchProps, 'value' | 'onChoose'>) {
  return (
    <label
      className="relative grid size-target cursor-pointer place-items-center text-ink-3 hover:text-ink md:size-6.5"
      title={shootColorsWords('custom')}
    >
      <input
        type="color"
        value={value}
        onChange={(event) => onChoose(event.target.value.toUpperCase())}
        aria-label={shootColorsWords('custom')}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="grid size-7 place-items-center rounded-full border border-line-field border-dashed peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3 md:size-6.5">
        <Palette className="size-3.5" aria-hidden />
      </span>
    </label>
  );
}
