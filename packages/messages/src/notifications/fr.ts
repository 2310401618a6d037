export const fr = {
  someMember: 'Un membre',
  others: { one: '{count} autre personne', other: '{count} autres personnes' },
  everyone: 'tous',
  dayAndTime: '{day}, {time}',
  mentioned: '{who} vous a mentionné dans {title}',
  replied: '{who} vous a répondu dans {title}',
  declined: {
    one: '{who} ne peut pas venir à {title}',
    other: '{who} ne peuvent pas venir à {title}',
  },
  moved: '{who} a déplacé {title} au {when}',
  placed: '{who} a déplacé {title} à {place}',
  unplaced: '{who} a retiré le lieu de {title}',
  undated: '{who} a retiré la date de {title}',
  canceled: '{who} a supprimé {title}',
  accepted: { one: '{who} a dit oui à {title}', other: '{who} ont dit oui à {title}' },
  unsure: {
    one: '{who} viendra peut-être à {title}',
    other: '{who} viendront peut-être à {title}',
  },
  voted: {
    one: '{who} a voté pour des dates de {title}',
    other: '{who} ont voté pour des dates de {title}',
  },
  signed: {
    one: '{who} a signé le consentement pour {title}',
    other: '{who} ont signé le consentement pour {title}',
  },
  withdrew: {
    one: '{who} a retiré son consentement pour {title}',
    other: '{who} ont retiré leur consentement pour {title}',
  },
  commented: { one: '{who} a commenté {title}', other: '{who} ont commenté {title}' },
  unpacked: {
    one: '{count} chose n’est pas prête pour {title}',
    other: '{count} choses ne sont pas prêtes pour {title}',
  },
  open: {
    one: '{count} point reste ouvert pour {title}',
    other: '{count} points restent ouverts pour {title}',
  },
  unsent: 'La feuille de service de {title} n’a pas encore été envoyée',
  pollEnds: 'Le sondage de dates de {title} se termine le {when}',
  invited: '{who} vous a invité dans {team}',
  newNotification: 'Nouvelle notification',
  newNotifications: {
    one: '{count} nouvelle notification',
    other: '{count} nouvelles notifications',
  },
  showAll: 'Afficher toutes les notifications',
  andMore: {
    one: 'Et {count} de plus dans Lensemble.',
    other: 'Et {count} de plus dans Lensemble.',
  },
  whyMailed: 'Dans votre profil, vous choisissez les notifications qui arrivent par e-mail.',
} as const;
