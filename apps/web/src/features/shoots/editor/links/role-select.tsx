import { CREW_ROLE_MAX } from '@lensemble/contract/constants';
import { crewRoles, DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { inputStyles } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';

interface RoleSelectProps {
  /** Whose role. */
  name: string;
  role: string;
  onChange: (role: string) => void;
}

const CUSTOM = '\u0000custom';
const known: readonly string[] = [DEFAULT_CREW_ROLE, ...crewRoles];
const width = 'w-34 shrink-0 max-md:w-31';

/** One of the seven roles, the plain participant, or a role of one's own. */
export function RoleSelect({ name, role, onChange }: RoleSelectProps) {
  const [typing, setTyping] = useState(false);
  const label = `Role of ${name}`;
  if (typing) {
    return (
      <RoleInput
        label={label}
        role={known.includes(role) ? '' : role}
        onDone={(typed) => {
          setTyping(false);
          if (typed) onChange(typed);
        }}
      />
    );
  }
  const roles = known.includes(role) ? known : [...known, role];
  return (
    <Select
      value={role}
      options={[
        ...roles.map((value) => ({ value, label: value })),
        { value: CUSTOM, label: 'Custom...', separated: true },
      ]}
      onValueChange={(value) => (value === CUSTOM ? setTyping(true) : onChange(value))}
      aria-label={label}
      className={cn(
        width,
        'flex h-control-sm items-center gap-1 rounded-sm border border-line px-2.5 text-ink-2 hover:border-line-field',
      )}
    >
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {role}
      </span>
      <ChevronDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
    </Select>
  );
}

/** One has just asked to type. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

interface RoleInputProps {
  label: string;
  role: string;
  /** The role that was typed; empty: leave it as it was. */
  onDone: (typed: string) => void;
}

function RoleInput({ label, role, onDone }: RoleInputProps) {
  const [typed, setTyped] = useState(role);
  return (
    <input
      ref={focus}
      value={typed}
      maxLength={CREW_ROLE_MAX}
      placeholder="Their role"
      aria-label={label}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(typed.trim());
        else if (event.key === 'Escape') onDone('');
        else return;
        event.preventDefault();
      }}
      className={cn(inputStyles, width, 'h-control-sm rounded-sm px-2.5')}
    />
  );
}
