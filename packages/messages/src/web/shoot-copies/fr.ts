import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  duplicate: 'Dupliquer le shooting',
  withReferences: 'Une copie de {title} avec tout ce qui y est lié et ses références.',
  keepDateQuestion: 'Une copie de {title} avec tout ce qui y est lié. Garder la date ({date}) ?',
  keepDate: 'Garder la date',
  cancel: 'Annuler',
  noDate: 'Sans date',
  duplicateNow: 'Dupliquer',
  duplicated: 'Shooting dupliqué',
  duplicateFailed: 'Impossible de dupliquer le shooting',
  saveAsTemplate: 'Enregistrer comme modèle',
  templateKeeps:
    'Conserve le plan enregistré de {title} avec ses participants, costumes, accessoires et matériel, mais sans titre, date ni images.',
  templateName: 'Nom',
  templateExample: 'Studio, deux lumières',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  templateSaved: 'Modèle enregistré',
  templateFailed: 'Impossible d’enregistrer le modèle',
} as const satisfies Translation<typeof en>;
