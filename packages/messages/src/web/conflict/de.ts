import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  description: 'Ihr habt beide die Felder unten geändert. Alles andere ist zusammengeführt.',
  back: 'Zurück',
  yours: 'Deine',
  theirs: 'Andere',
  theirsSaved: 'Andere, {ago}',
  valueOf: '{side}: {value}',
  justNow: 'gerade eben',
  byField: 'Feld für Feld wählen',
  byFieldText: 'Vergleiche beide Versionen und wähle für jedes Feld eine.',
  keepMine: 'Meine behalten',
  keepMineText: 'Die Änderungen der anderen Person werden ersetzt: {names}.',
  takeTheirs: 'Andere übernehmen',
  takeTheirsText: 'Deine Änderungen werden in die Zwischenablage kopiert: {names}.',
} as const satisfies Translation<typeof en>;
