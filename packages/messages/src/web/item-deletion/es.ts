import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  crewTitle: 'Eliminar participante',
  crewQuestion: '¿Seguro que quieres eliminar este participante? Esta acción no se puede deshacer.',
  equipmentTitle: 'Eliminar material',
  equipmentQuestion:
    '¿Seguro que quieres eliminar este material? Esta acción no se puede deshacer.',
  locationTitle: 'Eliminar localización',
  locationQuestion:
    '¿Seguro que quieres eliminar esta localización? Esta acción no se puede deshacer.',
  propTitle: 'Eliminar atrezo',
  propQuestion: '¿Seguro que quieres eliminar este atrezo? Esta acción no se puede deshacer.',
  costumeTitle: 'Eliminar traje',
  costumeQuestion: '¿Seguro que quieres eliminar este traje? Esta acción no se puede deshacer.',
  kitTitle: 'Eliminar kit',
  kitQuestion: '¿Seguro que quieres eliminar este kit? Se queda 30 días en la papelera.',
  inKits: 'En los kits {names}; se quitará de ellos',
  inKit: 'En el kit {names}; se quitará de él',
  delete: 'Eliminar',
  uses: {
    one: 'Está en {count} sesión y se quitará de ella',
    other: 'Está en {count} sesiones y se quitará de ellas',
  },
} as const satisfies Translation<typeof en>;
