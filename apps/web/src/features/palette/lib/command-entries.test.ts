import { expect, test } from 'vitest';
import { inLanguage } from '@/testing/in-language.ts';
import type { CommandPage } from './command.ts';
import { commandList, commandsFor } from './commands.ts';

const page: CommandPage = {
  go: () => {},
  newShoot: () => {},
  create: () => {},
  show: () => {},
  switchTheme: () => {},
  mayInvite: true,
};

test.each([
  ['de', 'neue requisite', 'Neue Requisite hinzufügen'],
  ['de', 'add prop', 'Neue Requisite hinzufügen'],
  ['de', 'dunkel', 'Farbschema wechseln'],
  ['es', 'apariencia', 'Cambiar de tema'],
  ['es', 'switch theme', 'Cambiar de tema'],
  ['fr', "dans l'equipe", 'Inviter dans l’équipe'],
  ['fr', 'member link', 'Inviter dans l’équipe'],
  ['ja', '衣装 追加', '新しい衣装を追加'],
  ['ja', 'いしょう ついか', '新しい衣装を追加'],
  ['ja', 'new costume', '新しい衣装を追加'],
  ['en', 'new costume', 'Add New Costume'],
])('(%s) “%s” finds “%s”', async (language, query, label) => {
  const [{ commandEntries }, { findEntries, indexEntries }] = await inLanguage(language, () =>
    Promise.all([import('./command-entries.ts'), import('./find-entries.ts')]),
  );
  const [found] = findEntries(indexEntries(commandEntries(page)), query);
  expect(found?.entries.map((entry) => entry.label)).toEqual([label]);
});

test('who may not invite sees no shortcut for it, but those that other screens offer', () => {
  const shown = commandsFor({ ...page, mayInvite: false }).map(([id]) => id);
  expect(shown).not.toContain('invite');
  expect(shown).toContain('sendCallSheet');
  expect(commandsFor(page)).toEqual(commandList);
});
