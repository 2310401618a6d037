import { CREW_ROLE_MAX } from '@lensemble/contract/constants';
import { crewRoles, DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inputStyles } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { roleName } from '@/lib/words/role-names.ts';

interface RoleSelectProps {
  name: string;
  role: string;
  onChange: (role: string) => void;
}

const CUSTOM = '\u0000custom';
const known: readonly string[] = [DEFAULT_CREW_ROLE, ...crewRoles];
const width = 'w-34 shrink-0 tight:w-auto tight:min-w-0 tight:flex-1 max-md:w-31';

/** A menu of the suggested roles, with an input for a custom one that applies while typing. */
export function RoleSelect({ name, role, onChange }: RoleSelectProps) {
  /** The role before a custom one is typed; null while the menu shows. */
  const [before, setBefore] = useState<string | null>(null);
  const label = editorCrewWords('roleOf', { name });
  if (before !== null) {
    return (
      <RoleInput
        label={label}
        role={known.includes(role) ? '' : role}
        onType={(typed) => onChange(typed || before)}
        onEnd={() => setBefore(null)}
      />
    );
  }
  const roles = known.includes(role) ? known : [...known, role];
  return (
    <Select
      value={role}
      options={[
        ...roles.map((value) => ({ value, label: roleName(value) })),
        { value: CUSTOM, label: editorCrewWords('customRole'), separated: true },
      ]}
      onValueChange={(value) => (value === CUSTOM ? setBefore(role) : onChange(value))}
      aria-label={label}
      className={cn(
        width,
        'flex h-control-sm items-center gap-1 rounded-sm border border-line-field px-2.5 text-ink-2 hover:border-ink-3',
      )}
    >
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {roleName(role)}
      </span>
      <ChevronDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
    </Select>
  );
}

/** A ref that focuses the input on mount: the user has just chosen to type. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

interface RoleInputProps {
  label: string;
  role: string;
  /** An empty text restores the previous role. */
  onType: (typed: string) => void;
  onEnd: () => void;
}

function RoleInput({ label, role, onType, onEnd }: RoleInputProps) {
  const [typed, setTyped] = useState(role);
  return (
    <input
      ref={focus}
      value={typed}
      maxLength={CREW_ROLE_MAX}
      placeholder={editorCrewWords('theirRole')}
      aria-label={label}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value.trim());
      }}
      onBlur={onEnd}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        if (event.key === 'Escape') onType('');
        endAtSelect(event.currentTarget, onEnd);
      }}
      className={cn(inputStyles, width, 'h-control-sm rounded-sm px-2.5')}
    />
  );
}

/** Focuses the menu that replaces the input. */
function endAtSelect(input: HTMLElement, end: () => void): void {
  const row = input.parentElement;
  flushSync(end);
  row?.querySelector<HTMLElement>('[role=combobox]')?.focus();
}
