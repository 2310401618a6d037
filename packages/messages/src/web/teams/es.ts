import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  management: 'Gestión del equipo',
  actions: 'Acciones de equipo',
  name: 'Nombre del equipo',
  onlyManagersRename: 'Solo los propietarios y administradores pueden cambiar el nombre del equipo',
  nameNotSaved: 'El nombre del equipo aún no se ha guardado.',
  save: 'Guardar',
  saving: 'Guardando…',
  updated: 'Equipo actualizado',
  notUpdated: 'No se ha podido actualizar el equipo',
  joinTitle: 'Unirse a un equipo',
  joinText:
    'Pide el código de invitación a un propietario del equipo. Tus otros equipos no cambian.',
  joinAnother: 'Unirse a otro equipo',
  inviteCode: 'Código de invitación',
  join: 'Unirse',
  joining: 'Uniéndote…',
  joined: 'Te has unido al equipo',
  notJoined: 'No se ha podido entrar en el equipo',
  notJoinedText:
    'No se ha podido entrar en el equipo. Comprueba el código de invitación e inténtalo de nuevo.',
  createTitle: 'Crear un equipo',
  createText:
    'Será tuyo y podrás invitar a otras personas desde tu perfil. Tus otros equipos no cambian.',
  newTeam: 'Equipo nuevo',
  create: 'Crear',
  creating: 'Creando…',
  created: 'Equipo creado',
  notCreated: 'No se ha podido crear el equipo',
  leave: 'Abandonar el equipo',
  leaveTeam: 'Abandonar {team}',
  leaveQuestion: '¿Abandonar {team}?',
  leaveAbout: 'Recibes un nuevo equipo personal. Las sesiones y los catálogos se quedan en este.',
  onlyMember: 'Eres el único miembro de este equipo, así que no puedes abandonarlo.',
  leaveText: 'Pierdes el acceso a sus sesiones y catálogos, y recibes un nuevo equipo personal.',
  ownerLeaveText:
    'Pierdes el acceso a sus sesiones y catálogos, y recibes un nuevo equipo personal. Si no tiene otro propietario, pasa a serlo el administrador más antiguo o, si no hay, el miembro más antiguo.',
  leaving: 'Abandonando…',
  left: 'Has abandonado el equipo',
  notLeft: 'No se ha podido abandonar el equipo',
  delete: 'Eliminar el equipo',
  deleteQuestion: '¿Eliminar {team}?',
  shoots: { one: '{count} sesión', other: '{count} sesiones' },
  deletesForYou: 'Elimina {shoots} y todos los catálogos para ti.',
  deletesForAll: { other: 'Elimina {shoots} y todos los catálogos para los {count} miembros.' },
  deleteText:
    '{deletes} También se eliminan sus imágenes. {told} Esta acción no se puede deshacer.',
  everyoneTold:
    'Quien haya recibido un recordatorio o una hoja de rodaje de una próxima sesión recibirá un correo con la cancelación.',
  nameToType: 'el nombre del equipo',
  onlyOwnedTeam: 'Solo puedes eliminar un equipo si eres propietario de otro.',
  deleting: 'Eliminando…',
  deleted: 'Equipo eliminado',
  notDeleted: 'No se ha podido eliminar el equipo',
} as const satisfies Translation<typeof en>;
