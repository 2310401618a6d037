import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  switched: 'Has cambiado de equipo',
  nowIn: 'Ahora trabajas en {team}.',
  nowInAsMember: 'Te damos la bienvenida a {team}, donde eres miembro.',
  nowInAsAdmin: 'Te damos la bienvenida a {team}, donde eres administrador.',
  notSwitched: 'No se ha podido cambiar de equipo',
  tryAgain: 'Inténtalo de nuevo.',
  noLongerIn: 'Ya no estás en {team}',
  noLongerInIt: 'Ya no estás en el equipo',
  notSaved: 'No se ha guardado',
  cannotSaveIn:
    'Ya no estás en {team}, así que esto no se puede guardar allí. Tus datos siguen aquí para que los copies.',
  cannotSaveInIt:
    'Ya no estás en el equipo anterior, así que esto no se puede guardar allí. Tus datos siguen aquí para que los copies.',
  switchedElsewhere: 'Has cambiado a {active} en otro lugar. Para guardar esto, vuelve a {team}.',
  switchBack: 'Volver',
} as const satisfies Translation<typeof en>;
