import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Teamdaten',
  exportAbout: 'Ein Archiv enthält alles, was {team} hat: Shootings, Listen und Bilder.',
  exportMailed: 'Eine E-Mail sagt dir, wenn es fertig ist.',
  exportHere: 'Wenn es fertig ist, kannst du es hier herunterladen.',
  exportTeam: 'Team exportieren',
  exportAgain: 'Noch einmal exportieren',
  exportWaiting: 'Der Export beginnt gleich',
  exportStarted: 'Die Einträge werden gesammelt',
  exportRunning: 'Bilder werden gepackt: {done} von {total}',
  exportReady: 'Fertig seit {date}. Du kannst das Archiv bis {end} herunterladen.',
  exportFailed: 'Der Export hat nicht geklappt. Bitte versuche es noch einmal.',
  download: 'Herunterladen ({size} MB)',
  importTitle: 'Team importieren',
  importAbout:
    'Aus dem Archiv eines Teams wird ein neues Team, das dir gehört. Die Mitglieder kommen nicht mit: Lade sie neu ein.',
  choose: 'Archiv auswählen',
  sending: 'Das Archiv wird gesendet',
  importWaiting: 'Der Import beginnt gleich',
  importStarted: 'Das Archiv wird geprüft',
  importRunning: 'Bilder werden gespeichert: {done} von {total}',
  imported: 'Das Team wurde importiert. Du findest es bei deinen Teams.',
  importFailed: 'Das Archiv wurde nicht gesendet. Bitte versuche es noch einmal.',
  newIds: 'Mit neuen IDs importieren',
  foreign: 'Das ist kein Archiv eines Teams. Wähle die Datei aus „Team exportieren“.',
  damaged:
    'Dieses Archiv ist beschädigt oder enthält etwas, das kein Teamarchiv hat. Es wurde nichts importiert. Exportiere das Team noch einmal und wähle die neue Datei.',
  newer:
    'Dieses Archiv stammt von einer neueren Version von Lensemble. Bitte den Betreiber, diesen Server zu aktualisieren.',
  tooLarge:
    'Dieses Archiv ist zu groß. Es wurde nichts importiert. Frage die Betreiber, was dieser Server erlaubt.',
  idsTaken:
    'Einträge aus diesem Archiv gibt es hier schon. Mit neuen IDs wird daraus eine Kopie, zu der die Links geteilter Shootings aber nicht führen.',
  quota:
    'Dieses Archiv enthält mehr, als ein Team hier haben darf, oder dir gehören zu viele Teams. Es wurde nichts importiert. Bitte die Betreiber, die Grenzen zu erhöhen, oder lösche erst ein Team.',
  failed: 'Der Import hat nicht geklappt. Bitte versuche es noch einmal.',
  notLoaded: 'Der Stand der Archive konnte nicht geladen werden',
} as const satisfies Translation<typeof en>;
