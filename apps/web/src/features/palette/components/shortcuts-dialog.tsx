import { shortcutWords } from '@lensemble/messages/web/shortcuts';
import { useId } from 'react';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import {
  type CommandSection,
  commandSections,
  type PaletteLayer,
} from '@/features/palette/lib/command.ts';
import { commandsFor } from '@/features/palette/lib/commands.ts';
import { turnShortcuts, useShortcutsOn } from '@/features/palette/lib/shortcut-choice.ts';
import { useCommandPage } from '../hooks/use-command-page.ts';
import { Keys } from './keys.tsx';

interface ShortcutsDialogProps {
  show: (layer: PaletteLayer) => void;
  onClose: () => void;
}

/** The shortcuts that the user may use, and a switch for those without Ctrl or Cmd. */
export default function ShortcutsDialog({ show, onClose }: ShortcutsDialogProps) {
  const commands = commandsFor(useCommandPage(show));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={shortcutWords('title')} size="lg">
        <DialogBody>
          <PlainKeys />
          <div className="gap-x-10 md:columns-2">
            {commandSections.map((section) => (
              <Section key={section} section={section} commands={commands} />
            ))}
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const sectionNames: Readonly<Record<CommandSection, string>> = {
  general: shortcutWords('general'),
  goTo: shortcutWords('goTo'),
  add: shortcutWords('add'),
  calendar: shortcutWords('calendar'),
  openShoot: shortcutWords('openShoot'),
};

interface SectionProps {
  section: CommandSection;
  commands: ReturnType<typeof commandsFor>;
}

function Section({ section, commands }: SectionProps) {
  const id = useId();
  const shown = commands.filter(([, command]) => command.section === section);
  return (
    <div className="mb-5 break-inside-avoid">
      <h3 id={id} className="mb-1 font-[560] text-ink-3 text-xs">
        {sectionNames[section]}
      </h3>
      <ul aria-labelledby={id}>
        {shown.map(([command, { label, keys }]) => (
          <li key={command} className="flex min-h-8 items-center justify-between gap-4">
            {label} <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlainKeys() {
  const isOn = useShortcutsOn();
  const id = useId();
  return (
    <div className="mb-5 flex items-center gap-3 border-line border-b pb-4">
      <Switch
        checked={isOn}
        onCheckedChange={turnShortcuts}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {shortcutWords('plainKeys')}
        </p>
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {shortcutWords('plainKeysHint')}
        </p>
      </div>
    </div>
  );
}
