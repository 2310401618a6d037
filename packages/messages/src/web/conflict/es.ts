import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  description: 'Ambos habéis cambiado los campos de abajo. Todo lo demás está combinado.',
  back: 'Atrás',
  yours: 'La tuya',
  theirs: 'La otra',
  theirsSaved: 'La otra, {ago}',
  valueOf: '{side}: {value}',
  justNow: 'ahora mismo',
  byField: 'Elegir campo por campo',
  byFieldText: 'Compara ambas versiones y elige una para cada campo.',
  keepMine: 'Conservar la mía',
  keepMineText: 'Se sustituyen los cambios de la otra persona: {names}.',
  takeTheirs: 'Tomar la otra',
  takeTheirsText: 'Tus cambios se copian en el portapapeles: {names}.',
} as const satisfies Translation<typeof en>;
