import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Opciones de guardado',
  where: '¿Dónde quieres guardar la hoja de rodaje?',
  withoutGoogle:
    'Este servidor no está conectado a Google Docs. Descarga la hoja de rodaje: Google Docs también abre el archivo de Word.',
  serviceAccount: 'Guardar con la cuenta de servicio',
  sharedFolder: 'Un documento de Google en la carpeta compartida del equipo',
  ownGoogle: 'Guardar en tu Google',
  ownDrive: 'Un documento de Google en tu Drive',
  asksConsent: 'Google te pedirá tu consentimiento',
  notSetUp: 'No configurado en este servidor',
  downloadWord: 'Descargar Word',
  downloadPdf: 'Descargar PDF',
} as const satisfies Translation<typeof en>;
