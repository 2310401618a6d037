import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  here: {
    one: '{count} persona más aquí',
    many: '{count} personas más aquí',
    other: '{count} personas más aquí',
  },
  hereNow: 'Aquí ahora',
  onSet: 'En el set',
  editing: 'Edita: {field}',
  goThere: 'Ir allí',
  goTo: 'Ir allí: lo que edita {name}',
  member: 'Un miembro',
  isEditing: '{name} está editando esto',
  writing: { one: '{names} está escribiendo', other: '{names} están escribiendo' },
  fresh: 'Nuevo',
  freshBy: '{name}, ahora mismo',
  youWrite: 'Escribes aquí. Lo que escriban los demás aparece debajo.',
  changed: '{name} cambió esto',
  changedByMember: 'Otro miembro cambió esto',
  useTheirs: 'Usar la suya',
  keepMine: 'Conservar la mía',
} as const satisfies Translation<typeof en>;
