import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Texto de consentimiento',
  about: 'Las personas lo leen y firman en su página personal antes de que uséis sus fotos.',
  version: 'Versión {version}, {date}',
  none: 'Aún sin versión',
  text: 'Texto',
  textHint: '{braces} se rellenan para cada persona.',
  uses: 'Usos para marcar',
  useName: 'Uso {number}',
  useAbout: 'Qué significa',
  addUse: 'Añadir un uso',
  removeUse: 'Quitar {name}',
  save: 'Guardar como versión {version}',
  saved: 'Versión {version} guardada',
  failed: 'No se ha podido guardar el texto',
  notLoaded: 'No se ha podido cargar el texto',
  loading: 'Cargando el texto…',
  unsaved: 'El texto de consentimiento no está guardado.',
  signed: {
    one: '{count} persona ha firmado la versión {version}. Conserva lo que leyó; los enlaces nuevos muestran la versión {next}.',
    other:
      '{count} personas han firmado la versión {version}. Conservan lo que leyeron; los enlaces nuevos muestran la versión {next}.',
    many: '{count} personas han firmado la versión {version}. Conservan lo que leyeron; los enlaces nuevos muestran la versión {next}.',
  },
  onlyManagers: 'Solo propietarios y administradores pueden cambiar el texto.',
  conflict: 'Alguien ha guardado este texto mientras lo editabas',
  theText: 'el texto',
  theUses: 'los usos',
} as const satisfies Translation<typeof en>;
