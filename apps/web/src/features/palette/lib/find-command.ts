import type { Command } from './command.ts';
import { commandList } from './commands.ts';

const pressedKeys = ({ keys }: Command) => keys.replaceAll(' ', '');
const isPlain = ({ keys }: Command) => !keys.startsWith('mod ');

/** The command with these plain keys; `begun` if a command starts with them, undefined for no command. */
export function findCommand(pressed: string): Command | 'begun' | undefined {
  const plain = commandList.map(([, command]) => command).filter(isPlain);
  const found = plain.find((command) => pressedKeys(command) === pressed);
  return (
    found ?? (plain.some((each) => pressedKeys(each).startsWith(pressed)) ? 'begun' : undefined)
  );
}
