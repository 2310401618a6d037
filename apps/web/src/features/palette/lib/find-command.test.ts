import { describe, expect, it } from 'vitest';
import { commandList, commands } from './commands.ts';
import { findCommand } from './find-command.ts';

describe('findCommand', () => {
  it('finds a command by one key and by two', () => {
    expect(findCommand('n')).toBe(commands.addShoot);
    expect(findCommand('g')).toBe('begun');
    expect(findCommand('gm')).toBe(commands.map);
    expect(findCommand('gz')).toBeUndefined();
  });

  it('leaves keys with Ctrl or Cmd to the part of the page that handles them', () => {
    expect(findCommand('mod')).toBeUndefined();
    expect(findCommand('k')).toBeUndefined();
  });
});

it('no shortcut is the start of another one', () => {
  const all = commandList.map(([, { keys }]) => keys);
  const clashes = all.filter((keys, at) =>
    all.some((other, place) => place !== at && other.startsWith(keys)),
  );
  expect(clashes).toEqual([]);
});
