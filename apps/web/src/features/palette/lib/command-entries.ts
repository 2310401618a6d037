import { TITLE_MAX } from '@lensemble/contract/constants';
import { operatorLinkWords } from '@lensemble/messages/web/account-operator';
import { paletteWords } from '@lensemble/messages/web/palette';
import { Plus, Server } from 'lucide-react';
import { OPERATOR_PATH } from '@/lib/session/operator.ts';
import { leaveFor } from '@/lib/shell/leave-for.ts';
import { actionOf, type CommandPage } from './command.ts';
import { commandList } from './commands.ts';
import type { Entry } from './entry.ts';

/** The commands that are possible now, except the one that opens the palette. */
export function commandEntries(page: CommandPage): Entry[] {
  return commandList.flatMap(([id, command]) => {
    const { section, label, icon, keys, words } = command;
    const run = actionOf(command, page);
    if (!run || id === 'search') return [];
    const group = section === 'openShoot' ? 'openShoot' : 'actions';
    return [{ id: `command ${id}`, group, label, words, icon, keys, run }] satisfies Entry[];
  });
}

/** For operators. Their page is not a screen of the application. */
export const operatorEntry: Entry = {
  id: 'operator',
  group: 'actions',
  label: operatorLinkWords('open'),
  words: operatorLinkWords('search'),
  icon: Server,
  run: () => leaveFor(OPERATOR_PATH),
};

/** Creates a shoot with the typed text as its title. */
export function newShootEntry(text: string, newShoot: CommandPage['newShoot']): Entry {
  const title = text.trim().slice(0, TITLE_MAX);
  return {
    id: 'new shoot',
    group: 'create',
    label: paletteWords('addShootNamed', { title }),
    words: '',
    icon: Plus,
    run: () => newShoot(title),
  };
}
