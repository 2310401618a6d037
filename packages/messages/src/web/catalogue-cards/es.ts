import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  edit: 'Editar',
  editItem: 'Editar {name}',
  delete: 'Eliminar',
  deleteItem: 'Eliminar {name}',
  more: 'Más opciones para {name}',
  duplicate: 'Duplicar',
  available: 'Disponible',
  inUse: 'En uso',
  unavailable: 'No disponible',
  crewAvailable: 'Disponible',
  crewUnavailable: 'No disponible',
  quantity: 'Cant.: {quantity}',
  from: 'De: {series}',
  storedAt: 'Lugar de almacenamiento:',
  email: 'Correo:',
  phone: 'Teléfono:',
  none: 'sin datos',
  onTheMap: 'En el mapa',
  onTheMapAt: 'En el mapa:',
  copyAddress: 'Copiar la dirección',
  inNoShoots: 'Aún en ninguna sesión',
  inShoots: { one: 'En {count} sesión', other: 'En {count} sesiones' },
  inShootsNext: {
    one: 'En {count} sesión, próxima: {date}',
    other: 'En {count} sesiones, próxima: {date}',
  },
  things: { one: '{count} cosa', many: '{count} cosas', other: '{count} cosas' },
  times: '{name} × {quantity}',
} as const satisfies Translation<typeof en>;
