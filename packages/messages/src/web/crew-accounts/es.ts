import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Miembro',
  you: 'Tú',
  isYou: 'Eres tú.',
  isMember: '{name} es esta persona.',
  isNone: 'Esta persona no está vinculada a ningún miembro del equipo.',
  otherEntry: 'En la lista de participantes eres {name}.',
  thisIsMe: 'Soy yo',
  notMe: 'No soy yo',
  choose: 'Miembro vinculado',
  none: 'Ningún miembro',
  failed: 'No se ha podido guardar qué miembro es',
  question: '¿Eres tú?',
  questionText: '{name} tiene tu dirección de correo en la lista de participantes.',
  dismiss: 'No soy yo',
  noEntry: 'Aún no estás en la lista de participantes',
  noEntryText:
    'Añádete en una sesión con «Añadir participantes» y luego «Yo». Si ya tienes una ficha en la lista de participantes, elige en ella «Soy yo». Así este filtro encontrará tus sesiones.',
  toCrew: 'Ir a Participantes',
  inNone: 'No participas en ninguna de estas sesiones',
  gone: 'antiguo miembro',
} as const satisfies Translation<typeof en>;
