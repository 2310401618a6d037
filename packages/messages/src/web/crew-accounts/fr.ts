import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Membre',
  you: 'Vous',
  isYou: 'C’est vous.',
  isMember: '{name} est cette personne.',
  isNone: 'Cette personne n’est associée à aucun membre de l’équipe.',
  otherEntry: 'Dans la liste des participants, vous êtes {name}.',
  thisIsMe: 'C’est moi',
  notMe: 'Ce n’est pas moi',
  choose: 'Membre associé',
  none: 'Aucun membre',
  failed: 'Impossible d’enregistrer de quel membre il s’agit',
  question: 'Est-ce vous ?',
  questionText: '{name} a votre adresse e-mail dans la liste des participants.',
  dismiss: 'Ce n’est pas moi',
  noEntry: 'Vous n’êtes pas encore dans la liste des participants',
  noEntryText:
    'Ajoutez-vous dans un shooting avec « Ajouter des participants » puis « Moi ». Si la liste des participants contient une fiche à votre nom, choisissez-y « C’est moi ». Ce filtre trouvera alors vos shootings.',
  toCrew: 'Aller aux participants',
  inNone: 'Vous ne participez à aucun de ces shootings',
  gone: 'ancien membre',
} as const satisfies Translation<typeof en>;
