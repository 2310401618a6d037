import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  curious: '¿Quieres ver un equipo con sesiones planificadas?',
  add: 'Probar con datos de ejemplo',
  adding: 'Añadiendo…',
  hasSamples: 'Este equipo tiene datos de ejemplo.',
  remove: 'Quitar los datos de ejemplo',
  removeQuestion: '¿Quitar los datos de ejemplo?',
  confirm: 'Quitar',
  removing: 'Quitando…',
  notLoaded: 'No se han podido cargar los datos de ejemplo',
  looking: 'Buscando lo que has cambiado…',
  deletesNothing: 'Lo has cambiado o lo usas todo, así que no se elimina nada.',
  deletes: 'Se eliminan {things}. Esta acción no se puede deshacer.',
  stays: 'Lo que has cambiado se queda, con todo lo que utiliza:',
  shoots: { one: '{count} sesión', other: '{count} sesiones' },
  personnel: { one: '{count} participante', other: '{count} participantes' },
  locations: { one: '{count} localización', other: '{count} localizaciones' },
  costumes: { one: '{count} traje', other: '{count} trajes' },
  props: { one: '{count} pieza de atrezo', other: '{count} piezas de atrezo' },
  equipment: { one: '{count} pieza de material', other: '{count} piezas de material' },
  kits: { one: '{count} kit', many: '{count} kits', other: '{count} kits' },
} as const satisfies Translation<typeof en>;
