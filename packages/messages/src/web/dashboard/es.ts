import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Próximas sesiones',
  allShoots: 'Todas las sesiones',
  noMatch: 'Ninguna sesión coincide con los filtros elegidos',
  hidden: 'El filtro las oculta.',
  noShoots: 'Aún no hay sesiones',
  firstHere: 'La primera aparecerá aquí, en su estado.',
  showAll: 'Mostrar todos los estados',
  showMore: { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  noDate: 'Aún sin fecha',
  noDescription: 'Sin descripción',
  planFirst: 'Planifica tu primera sesión',
  planFirstText: 'Para empezar basta un nombre.',
  addCostume: 'Añade un traje',
  addCostumeText: 'Su foto y lo que queda por coser.',
  inviteTeam: 'Invita a tu equipo',
  inviteTeamText: 'Con un código, un enlace o un correo.',
  inviteWithoutMail: 'Con un código o un enlace.',
  seeBoard: 'Mira el tablero',
  seeBoardText: 'De la idea al final, tarjeta a tarjeta.',
} as const satisfies Translation<typeof en>;
