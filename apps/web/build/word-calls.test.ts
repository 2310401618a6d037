import { expect, test } from 'vitest';
import { wordCalls } from './word-calls.ts';

const FROM = "import { boardWords as say } from 'words/board';";
const OTHER = "import { columns } from './columns.ts';";

const replaced = (line: string) =>
  wordCalls(`${FROM}\n${OTHER}\n${line}`, 'words/').map(({ start, end, ...call }) => ({
    ...call,
    replaced: `${FROM}\n${OTHER}\n${line}`.slice(start, end),
  }));

const board = { source: 'words/board', name: 'boardWords' };

test('finds calls with a literal key, also inside of other calls', () => {
  expect(replaced("<p title={say('add')}>{say('count', { count: size(say('all')) })}</p>")).toEqual(
    [
      { ...board, key: 'add', replaced: "say('add')" },
      { ...board, key: 'count', method: 'text', replaced: "say('count', " },
      { ...board, key: 'all', replaced: "say('all')" },
    ],
  );
});

test('finds messages in parts', () => {
  expect(replaced("say.parts('press', { key: <kbd>N</kbd> })")).toEqual([
    { ...board, key: 'press', method: 'parts', replaced: "say.parts('press', " },
  ]);
});

test('leaves other calls and keys that are not known yet', () => {
  expect(replaced("columns('add'); say(key); say('sta' + status); other.parts('x', {})")).toEqual(
    [],
  );
});
