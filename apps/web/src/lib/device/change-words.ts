import type { Operation, OperationKind, OperationOf } from '@lensemble/contract/operations';
import type { Packing } from '@lensemble/contract/packing';
import type { Shot } from '@lensemble/contract/shots';
import { deviceWords } from '@lensemble/messages/web/device';

type Sentence<Kind extends OperationKind> = (operation: OperationOf<Kind>, title: string) => string;

/** What operations do. A kind without its words does not compile. */
const sentences: { readonly [Kind in OperationKind]: Sentence<Kind> } = {
  addShot: (_, title) => deviceWords('didAdd', { title }),
  changeShot: ({ fields }, title) =>
    fields.notes === undefined
      ? deviceWords('didChange', { title })
      : deviceWords('didNote', { title }),
  moveShot: (_, title) => deviceWords('didMove', { title }),
  markShot: ({ fields: { state } }, title) => {
    if (state === 'done') return deviceWords('didDone', { title });
    return state === 'skipped'
      ? deviceWords('didSkip', { title })
      : deviceWords('didOpen', { title });
  },
  deleteShot: (_, title) => deviceWords('didDelete', { title }),
  restoreShot: (_, title) => deviceWords('didRestore', { title }),
  addPackingLine: (_, title) => deviceWords('didAddLine', { title }),
  changePackingLine: (_, title) => deviceWords('didChangeLine', { title }),
  deletePackingLine: (_, title) => deviceWords('didDeleteLine', { title }),
  restorePackingLine: (_, title) => deviceWords('didRestore', { title }),
  addKit: (_, title) => deviceWords('didAddLine', { title }),
  removeKit: (_, title) => deviceWords('didDeleteLine', { title }),
  bringThing: (_, title) => deviceWords('didBring', { title }),
  packThing: ({ fields: { packedAt, packedCount } }, title) => {
    if (packedAt !== null) return deviceWords('didPack', { title });
    return packedCount
      ? deviceWords('didPackSome', { title, count: packedCount })
      : deviceWords('didUnpack', { title });
  },
  packThingBack: ({ fields: { backAt, backCount } }, title) => {
    if (backAt !== null) return deviceWords('didPackBack', { title });
    return backCount
      ? deviceWords('didPackBackSome', { title, count: backCount })
      : deviceWords('didUnpackBack', { title });
  },
  noteThing: (_, title) => deviceWords('didNote', { title }),
};

type TitleOf = (id: string) => string | null | undefined;

/** A change in words, with the title of what it changes. */
export function changeWords(operation: Operation, titleOf: TitleOf): string {
  const title = titleOf(operation.target) ?? ownTitle(operation) ?? deviceWords('entry');
  return sentenceOf(operation.kind, operation, title);
}

/** A title or a text that the change itself has. */
export function ownTitle({ fields }: Operation): string | null | undefined {
  if ('title' in fields) return fields.title;
  return 'text' in fields ? fields.text : undefined;
}

const sentenceOf = <Kind extends OperationKind>(kind: Kind, operation: Operation, title: string) =>
  sentences[kind](operation as OperationOf<Kind>, title);

/** The titles of what a day has. */
export function titlesOf(
  shots: readonly Pick<Shot, 'id' | 'title'>[],
  { lines, things }: Pick<Packing, 'lines' | 'things'>,
): ReadonlyMap<string, string | null> {
  return new Map([
    ...shots.map(({ id, title }) => [id, title] as const),
    ...lines.map(({ id, text }) => [id, text] as const),
    ...things.map(({ id, name }) => [id, name] as const),
  ]);
}
