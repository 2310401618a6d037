import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Tous les shootings',
  columnTitle: '{column} · Tous les shootings',
  onlyColumn: {
    one: '{column} : {shown} sur {count} shooting.',
    other: '{column} : {shown} sur {count} shootings.',
  },
  showAll: 'Tout afficher',
  table: 'Tableau',
  board: 'Kanban',
  columns: 'Colonnes',
  planningTab: 'Préparation',
  readyTab: 'Prêt',
  addTo: 'Ajouter un shooting à « {column} »',
  emptyColumn: 'Aucun shooting dans « {column} »',
  noMatch: 'Aucun résultat dans « {column} »',
  ideaHint: 'Gardez ici chaque étincelle. Un nom suffit.',
  planningHint: 'Glissez-en un ici quand il a une date et des participants.',
  readyHint: 'Glissez-en un ici quand les participants, le lieu et l’heure sont fixés.',
  completedHint: 'Glissez-en un ici quand la dernière photo est prise.',
  hidden: 'Masqués',
  hiddenText: {
    one: '{count} shooting dans « {column} ».',
    other: '{count} shootings dans « {column} ».',
  },
  showColumn: 'Afficher « {column} »',
  noDate: 'Pas encore de date',
  selected: 'sélectionné',
  move: 'Déplacer {title}',
  moveTo: 'Déplacer vers',
  select: 'Sélectionner',
  deselect: 'Désélectionner',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',
  landsHere: 'Ira ici',
  dragHelp:
    'Appuyez sur Espace pour déplacer ce shooting vers une autre colonne : les flèches gauche et droite choisissent la colonne, Espace l’y dépose, Échap le laisse où il est. Entrée l’ouvre, Maj et Entrée le sélectionnent.',
} as const satisfies Translation<typeof en>;
