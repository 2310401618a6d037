import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Las próximas ocho semanas',
  strip: {
    one: '{count} sesión del {first} al {last}',
    other: '{count} sesiones del {first} al {last}',
  },
  eachUnit: 'Una línea por unidad. Las ideas no ocupan nada.',
  firstUnits: {
    one: 'La primera unidad tiene una línea. Las ideas no ocupan nada.',
    other: 'Las primeras {count} unidades tienen una línea cada una. Las ideas no ocupan nada.',
  },
  ideas: 'Las ideas no ocupan nada.',
  free: 'Ninguna sesión lo ocupa hasta el {date}.',
  units: { one: '{count} unidad', other: '{count} unidades' },
  wanted: '{wanted} pedidas, {free} libres',
  alsoAt: 'También en {title}',
  alsoAtMore: { one: 'También en otra sesión', other: 'También en otras {count} sesiones' },
  moreIn: { one: '{count} más en {month}', other: '{count} más en {month}' },
  moreUntil: { one: '{count} más hasta el {date}', other: '{count} más hasta el {date}' },
  incomplete: 'Hay más de lo que muestra esta lista.',
  loading: 'Cargando',
  notLoaded: 'No se cargaron las próximas ocho semanas.',
  tryAgain: 'Reintentar',
} as const satisfies Translation<typeof en>;
