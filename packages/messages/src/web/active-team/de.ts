import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  switched: 'Team gewechselt',
  nowIn: 'Du arbeitest jetzt in {team}.',
  nowInAsMember: 'Willkommen bei {team}. Du bist Mitglied.',
  nowInAsAdmin: 'Willkommen bei {team}. Du bist Admin.',
  notSwitched: 'Das Team konnte nicht gewechselt werden',
  tryAgain: 'Bitte versuche es noch einmal.',
  noLongerIn: 'Du bist nicht mehr in {team}',
  noLongerInIt: 'Du bist nicht mehr im Team',
  notSaved: 'Nicht gespeichert',
  cannotSaveIn:
    'Du bist nicht mehr in {team}, deshalb kann das dort nicht gespeichert werden. Deine Eingaben sind noch da, damit du sie kopieren kannst.',
  cannotSaveInIt:
    'Du bist nicht mehr im vorigen Team, deshalb kann das dort nicht gespeichert werden. Deine Eingaben sind noch da, damit du sie kopieren kannst.',
  switchedElsewhere:
    'Du hast anderswo zu {active} gewechselt. Um das zu speichern, wechsle zurück zu {team}.',
  switchBack: 'Zurückwechseln',
} as const satisfies Translation<typeof en>;
