import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const de = {
  invitationSubject: '{inviter} lädt dich zu {team} ein',
  invitationHeading: 'Mach mit bei {team}',
  invitationText: '{inviter} möchte im Team „{team}“ mit dir Shootings planen.',
  invitationAbout:
    'Lensemble hat alles an einem Ort: Shootings, Kalender, Crew, Kostüme, Requisiten, Ausrüstung und Locations des Teams.',
  invitationButton: 'Dem Team beitreten',
  invitationExpires: 'Der Link gilt für eine Person und läuft in sieben Tagen ab.',
  invitationWhy:
    'Du hast diese E-Mail bekommen, weil ein Mitglied des Teams deine Adresse eingegeben hat. Wenn du das Team nicht kennst, kannst du sie ignorieren.',
  confirmationSubject: 'Bestätige deine E-Mail-Adresse',
  confirmationText:
    'Mit dieser Adresse wurde ein Konto bei Lensemble erstellt. Wenn du das warst, bestätige die Adresse und melde dich dann an. Der Link läuft in zwei Tagen ab.',
  confirmationButton: 'Adresse bestätigen',
  confirmationNotYou:
    'Wenn du das nicht warst, ignoriere diese E-Mail: Das Konto kann erst benutzt werden, wenn die Adresse bestätigt ist.',
  emailChangeSubject: 'Bestätige deine neue E-Mail-Adresse',
  emailChangeText:
    'Diese Adresse soll die Adresse eines Kontos bei Lensemble werden. Wenn du das warst, bestätige sie hier. Der Link funktioniert einmal und läuft in einer Stunde ab.',
  emailChangeNotYou: 'Wenn du das nicht warst, ignoriere diese E-Mail: Es ändert sich nichts.',
  emailChangedSubject: 'Deine E-Mail-Adresse wurde geändert',
  emailChangedText:
    'Die Adresse deines Kontos bei Lensemble wurde gerade auf {email} geändert. Ab jetzt gilt sie für E-Mails und für die Anmeldung.',
  emailChangedNotYou: 'Wenn du das nicht warst, bitte den Betreiber dieses Servers um Hilfe.',
  addressTakenSubject: 'Du hast schon ein Konto',
  addressTakenText:
    'Mit dieser Adresse sollte ein Konto bei Lensemble erstellt werden, aber sie hat schon eines. Wenn du das warst, melde dich mit deinem Passwort an. Wenn du es vergessen hast, wähle hier ein neues. Der Link läuft in einer Stunde ab.',
  addressTakenNotYou: 'Wenn du das nicht warst, ignoriere diese E-Mail: Es wurde nichts geändert.',
  passwordResetSubject: 'Wähle ein neues Passwort',
  passwordResetText:
    'Für dein Konto bei Lensemble wurde ein neues Passwort angefordert. Wenn du das warst, wähle es hier. Der Link funktioniert einmal und läuft in einer Stunde ab.',
  passwordResetNotYou:
    'Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  passwordChangedSubject: 'Dein Passwort wurde geändert',
  passwordChangedText: 'Das Passwort deines Kontos bei Lensemble wurde gerade geändert.',
  passwordChangedNotYou:
    'Wenn du das nicht warst, wähle jetzt ein neues Passwort: Öffne Lensemble und wähle auf der Anmeldeseite „Passwort vergessen?“.',
  loginConnectedSubject: '{provider} wurde mit deinem Konto verbunden',
  loginConnectedHeading: '{provider} wurde verbunden',
  loginConnectedText:
    'Du kannst dich jetzt über {provider} bei deinem Lensemble-Konto anmelden, und zwar mit dem {provider}-Konto, das gerade verbunden wurde.',
  loginConnectedNotYou:
    'Wenn du das nicht warst, trenne {provider} jetzt in deinem Profil und wähle ein neues Passwort.',
  twoStepOnSubject: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  twoStepOnText:
    'Ab jetzt brauchst du für die Anmeldung bei deinem Lensemble-Konto auch einen Code. Deine anderen Geräte wurden abgemeldet.',
  twoStepOffSubject: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  twoStepOffText:
    'Für die Anmeldung bei deinem Lensemble-Konto brauchst du keinen Code mehr. Die Wiederherstellungscodes gelten nicht mehr.',
  recoveryCodesRenewedSubject: 'Deine Wiederherstellungscodes wurden ersetzt',
  recoveryCodesRenewedText:
    'Dein Lensemble-Konto hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
  recoveryCodeUsedSubject: 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
  recoveryCodeUsedText: {
    one: 'Gerade wurde ein Wiederherstellungscode zur Anmeldung bei deinem Lensemble-Konto verwendet. {count} Wiederherstellungscode ist übrig. Neue kannst du in deinem Profil erstellen.',
    other:
      'Gerade wurde ein Wiederherstellungscode zur Anmeldung bei deinem Lensemble-Konto verwendet. {count} Wiederherstellungscodes sind übrig. Neue kannst du in deinem Profil erstellen.',
  },
  passkeyAddedSubject: 'Ein Passkey wurde zu deinem Konto hinzugefügt',
  passkeyAddedText:
    'Du kannst dich jetzt mit einem neuen Passkey bei deinem Lensemble-Konto anmelden.',
  passkeyRemovedSubject: 'Ein Passkey wurde aus deinem Konto entfernt',
  passkeyRemovedText: 'Ein Passkey wurde entfernt. Du kannst dich damit nicht mehr anmelden.',
  signInChangedNotYou:
    'Wenn du das nicht warst: Prüfe jetzt „Anmeldung und Sicherheit“ in deinem Profil, wähle ein neues Passwort und melde deine anderen Geräte ab.',
  exportReadySubject: 'Der Export von {team} ist fertig',
  exportReadyHeading: 'Dein Export ist fertig',
  exportReadyText:
    'Das Archiv enthält alles, was das Team „{team}“ hat. Du kannst es {days} Tage lang in deinem Profil im Abschnitt „Teamdaten“ herunterladen.',
  exportReadyNotYou:
    'Wenn du ihn nicht angefordert hast, ändere dein Passwort und sieh nach, wo du angemeldet bist.',
  openLensemble: 'Lensemble öffnen',
  openProfile: 'Profil öffnen',
  orOpen: 'Oder öffne diese Adresse:',
  sentForTeam: 'Gesendet für das Team „{team}“.',
  repliesGoTo: 'Antworten gehen an {name}.',
  linkLabel: '{label}:',
  stopEmails: 'Schickt mir keine solchen E-Mails mehr',
} as const satisfies Translation<typeof en>;
