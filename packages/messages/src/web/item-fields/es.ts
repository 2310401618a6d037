import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  image: 'Imagen',
  imageFailed: 'No se ha podido subir la imagen',
  avatar: 'Foto de perfil',
  avatarFailed: 'No se ha podido subir la foto de perfil',
  name: 'Nombre',
  characterName: 'Nombre del personaje',
  series: 'Serie',
  status: 'Estado',
  email: 'Correo',
  phone: 'Teléfono',
  role: 'Función',
  roleHint: 'Lo que esta persona suele hacer en una sesión',
  category: 'Categoría',
  quantity: 'Cantidad',
  available: 'Disponible',
  crewAvailable: 'Disponible',
  unavailableHint: 'Desactívalo si no está disponible',
  crewUnavailableHint: 'Desactívalo si no está disponible',
  inUseHint: 'Desactívalo si está en uso',
  description: 'Descripción',
  notes: 'Notas',
  parking: 'Aparcamiento',
  meetingPoint: 'Punto de encuentro',
  nearestHospital: 'Hospital más cercano',
} as const satisfies Translation<typeof en>;
