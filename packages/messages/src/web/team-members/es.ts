import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  heading: 'Miembros',
  loading: 'Cargando los miembros',
  notLoaded: 'No se han podido cargar los miembros',
  you: '(tú)',
  joinedByMail: 'Se unió el {moment} con la invitación a {address}',
  joinedByCode: 'Se unió el {moment} con el código de invitación',
  roleOf: 'Función de {name}: {role}',
  roleUpdated: 'Función cambiada',
  roleNotUpdated: 'No se ha podido cambiar la función',
  makeOwner: 'Hacer propietario',
  makeOwnerOf: 'Hacer propietario a {name}',
  makeOwnerQuestion: '¿Hacer propietario a {name}?',
  makeOwnerText:
    'El equipo {team} será de {name}, y tú serás administrador. Solo {name} puede deshacerlo.',
  changing: 'Cambiando…',
  ownerChanged: 'Propietario cambiado',
  nowAdmin: 'Ahora eres administrador.',
  ownerNotChanged: 'No se ha podido cambiar el propietario',
  remove: 'Quitar',
  removeMember: 'Quitar a {name}',
  removeQuestion: '¿Quitar a {name}?',
  removeText:
    '{name} pierde de inmediato el acceso a {team}. Sus sesiones se quedan en el equipo. El equipo recibe un código de invitación nuevo, para que el anterior no permita volver.',
  removing: 'Quitando…',
  removed: 'Miembro quitado',
  notRemoved: 'No se ha podido quitar al miembro',
  gone: 'Esta persona ya no está en el equipo.',
} as const satisfies Translation<typeof en>;
