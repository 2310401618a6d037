import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Invitación',
  loading: 'Cargando la invitación',
  notValid: 'Esta invitación no funciona',
  notReached: 'No se puede conectar con Lensemble. Inténtalo de nuevo.',
  question: '¿Unirte a {team}?',
  isIn: 'Estás en {team}',
  asMember:
    'Has iniciado sesión como {address}. Te unirás como miembro. Tus otros equipos no cambian.',
  asAdmin:
    'Has iniciado sesión como {address}. Te unirás como administrador. Tus otros equipos no cambian.',
  isMember: 'Ya eres miembro de este equipo.',
  isMemberShare:
    'Ya eres miembro de este equipo. Comparte este enlace para invitar a otras personas.',
  join: 'Unirme al equipo',
  joining: 'Uniéndote…',
  tryAgain: 'Reintentar',
  notNow: 'Ahora no',
  goToTeam: 'Ir a tu equipo',
} as const satisfies Translation<typeof en>;
