import type { Sentence } from './en.ts';

export const de = {
  'Please enter an invite code': 'Bitte gib einen Einladungscode ein',
  'This invite code is not valid. Please check it and try again.':
    'Dieser Einladungscode ist nicht gültig. Bitte prüfe ihn und versuche es noch einmal.',
  'Please enter your first and last name.': 'Bitte gib deinen Vor- und Nachnamen ein.',
  'Please enter your first name': 'Bitte gib deinen Vornamen ein',
  'Please enter your last name': 'Bitte gib deinen Nachnamen ein',
  'Please enter your password': 'Bitte gib dein Passwort ein',
  'Please sign in again, then try again':
    'Bitte melde dich erneut an und versuche es dann noch einmal',
  'Choose a date for the shoot first': 'Wähle zuerst ein Datum für das Shooting',
  'This shoot is already on your Google Calendar.':
    'Dieses Shooting ist schon in deinem Google Kalender.',
  'There is nothing to change': 'Es gibt nichts zu ändern',
  'Please check your email to confirm your account before continuing.':
    'Bitte bestätige zuerst dein Konto: Wir haben dir eine E-Mail geschickt.',
  'This link is no longer valid. Please sign in to request a new one.':
    'Dieser Link ist nicht mehr gültig. Bitte melde dich an, um einen neuen anzufordern.',
  'Please choose a status': 'Bitte wähle einen Status',
  'Character name is required': 'Der Name des Charakters fehlt',
  'This must be a list': 'Das muss eine Liste sein',
  'At most {count} todos': 'Höchstens {count} Aufgaben',
  'At most {count} pieces of equipment': 'Höchstens {count} Ausrüstungsteile',
  'At most {count} lines': 'Höchstens {count} Zeilen',
  'This is already your email address': 'Das ist schon deine E-Mail-Adresse',
  'Quantity must be a whole number': 'Die Anzahl muss eine ganze Zahl sein',
  'Quantity must be at least {count}': 'Die Anzahl muss mindestens {count} sein',
  'Quantity must be at most {count}': 'Die Anzahl darf höchstens {count} sein',
  'Name is required': 'Der Name fehlt',
  'Category is required': 'Die Kategorie fehlt',
  'This field is not known': 'Dieses Feld ist nicht bekannt',
  'This is too long: {count} characters at most': 'Das ist zu lang: höchstens {count} Zeichen',
  'This is too short: {count} characters at least': 'Das ist zu kurz: mindestens {count} Zeichen',
  'This has characters that cannot be stored':
    'Das enthält Zeichen, die nicht gespeichert werden können',
  'This must be text': 'Das muss Text sein',
  'This must be a single line': 'Das muss eine einzelne Zeile sein',
  'This is not a valid id': 'Das ist keine gültige Kennung',
  'Please enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Please choose a year between {from} and {to}': 'Bitte wähle ein Jahr zwischen {from} und {to}',
  'Please choose a date': 'Bitte wähle ein Datum',
  'Please choose a real date': 'Bitte wähle ein Datum, das es gibt',
  'Please choose a time': 'Bitte wähle eine Uhrzeit',
  'Please choose a time between 00:00 and 23:59':
    'Bitte wähle eine Uhrzeit zwischen 00:00 und 23:59',
  'Please choose a real date and time': 'Bitte wähle ein Datum und eine Uhrzeit, die es gibt',
  'Please choose a color': 'Bitte wähle eine Farbe',
  'A color looks like #3B82F6': 'Eine Farbe sieht aus wie #3B82F6',
  'This must be a link': 'Das muss ein Link sein',
  'Please enter a link that starts with https://':
    'Bitte gib einen Link ein, der mit https:// beginnt',
  'Please choose a time zone': 'Bitte wähle eine Zeitzone',
  'This time zone is not known': 'Diese Zeitzone ist nicht bekannt',
  'Please upload the picture instead': 'Bitte lade das Bild stattdessen hoch',
  'Please choose yes or no': 'Bitte wähle Ja oder Nein',
  'You are already a member of this team': 'Du bist schon Mitglied dieses Teams',
  'This person is already in the team': 'Diese Person ist schon im Team',
  'A team can have at most {count} open invitations. Revoke some first.':
    'Ein Team kann höchstens {count} offene Einladungen haben. Ziehe zuerst einige zurück.',
  'Please choose member or admin': 'Bitte wähle Mitglied oder Admin',
  'Please choose a language': 'Bitte wähle eine Sprache',
  'This server does not offer this language': 'Dieser Server bietet diese Sprache nicht an',
  'Latitude and longitude must be set together':
    'Breitengrad und Längengrad müssen zusammen angegeben werden',
  'Latitude must be a number from {from} to {to}':
    'Der Breitengrad muss eine Zahl von {from} bis {to} sein',
  'Longitude must be a number from {from} to {to}':
    'Der Längengrad muss eine Zahl von {from} bis {to} sein',
  'Latitude must be a number': 'Der Breitengrad muss eine Zahl sein',
  'Longitude must be a number': 'Der Längengrad muss eine Zahl sein',
  'Google Maps API key not configured': 'Der API-Schlüssel für Google Maps ist nicht eingerichtet',
  'This must be a number': 'Das muss eine Zahl sein',
  'This must be a whole number': 'Das muss eine ganze Zahl sein',
  'This must be an object': 'Das muss ein Objekt sein',
  'This is required': 'Diese Angabe fehlt',
  'This is not valid': 'Diese Angabe ist nicht gültig',
  'Please choose one of the options': 'Bitte wähle eine der Möglichkeiten',
  'This must have at most {count} entries': 'Das darf höchstens {count} Einträge haben',
  'This must have at least {count} entries': 'Das muss mindestens {count} Einträge haben',
  'This must be at most {count}': 'Das darf höchstens {count} sein',
  'This must be at least {count}': 'Das muss mindestens {count} sein',
  'Password must be at least 6 characters long': 'Das Passwort muss mindestens 6 Zeichen lang sein',
  'Password must contain at least one uppercase letter':
    'Das Passwort muss mindestens einen Großbuchstaben enthalten',
  'Password must contain at least one lowercase letter':
    'Das Passwort muss mindestens einen Kleinbuchstaben enthalten',
  'Password must contain at least one number': 'Das Passwort muss mindestens eine Ziffer enthalten',
  'Password must contain at least one symbol ({symbols})':
    'Das Passwort muss mindestens ein Sonderzeichen enthalten ({symbols})',
  'This password is too common. Please choose one that is harder to guess.':
    'Dieses Passwort ist eines der häufigsten. Bitte wähle eines, das schwerer zu erraten ist.',
  'Please enter a password': 'Bitte gib ein Passwort ein',
  'Password must be at most {count} characters long':
    'Das Passwort darf höchstens {count} Zeichen lang sein',
  'This link is no longer valid. Please request a new one to choose a password.':
    'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an, um ein Passwort zu wählen.',
  'This is not your current password': 'Das ist nicht dein aktuelles Passwort',
  'This is already your password. Please choose another one.':
    'Das ist schon dein Passwort. Bitte wähle ein anderes.',
  'Please enter your current password': 'Bitte gib dein aktuelles Passwort ein',
  'Only members of the team can change its shoots':
    'Nur Mitglieder des Teams können seine Shootings ändern',
  'Only members of the team can see who is in it':
    'Nur Mitglieder des Teams können sehen, wer dazugehört',
  'Another import is still running. Please wait until it is done.':
    'Ein anderer Import läuft noch. Bitte warte, bis er fertig ist.',
  'There is no archive that can be imported with new ids':
    'Es gibt kein Archiv, das mit neuen IDs importiert werden kann',
  'Only team owners and admins can read the audit log':
    'Nur Besitzer und Admins des Teams können das Prüfprotokoll lesen',
  'Only team owners and admins can say which member someone is':
    'Nur Besitzer und Admins des Teams können sagen, welches Mitglied jemand ist',
  'Another member is already linked to this crew member':
    'Diese Person ist schon mit einem anderen Mitglied verknüpft',
  'This account is not in the team': 'Dieses Konto ist nicht im Team',
  'You are already linked to another crew member. Unlink that one first.':
    'Du bist schon mit einer anderen Person der Crew verknüpft. Löse zuerst diese Verknüpfung.',
  'This member is already linked to another crew member. Unlink that one first.':
    'Dieses Mitglied ist schon mit einer anderen Person der Crew verknüpft. Löse zuerst diese Verknüpfung.',
  'Only team owners and admins can delete from the trash':
    'Nur Besitzer und Admins des Teams können aus dem Papierkorb löschen',
  'The packing list has no room for this. Please delete some first.':
    'In der Packliste ist dafür kein Platz. Bitte lösche zuerst einige Einträge.',
  'The shot list has no room for this. Please delete some first.':
    'In der Shotliste ist dafür kein Platz. Bitte lösche zuerst einige Einträge.',
  'Only team owners and admins can export the team':
    'Nur Besitzer und Admins des Teams können das Team exportieren',
  'Only team owners and admins can change the team name':
    'Nur Besitzer und Admins können den Namen des Teams ändern',
  'Only team owners and admins can change roles': 'Nur Besitzer und Admins können Rollen ändern',
  'Only team owners and admins can remove members':
    'Nur Besitzer und Admins können Mitglieder entfernen',
  'Only team owners can see the invite code': 'Nur Besitzer können den Einladungscode sehen',
  'Only team owners can replace the invite code': 'Nur Besitzer können den Einladungscode ersetzen',
  'Only team owners can send invitations': 'Nur Besitzer können Einladungen verschicken',
  'Only team owners can transfer ownership': 'Nur Besitzer können ihre Rolle weitergeben',
  'Only team owners can delete the team': 'Nur Besitzer können das Team löschen',
  'You cannot change your own role': 'Du kannst deine eigene Rolle nicht ändern',
  'The role of an owner cannot be changed': 'Die Rolle eines Besitzers kann nicht geändert werden',
  'You cannot remove yourself. Leave the team instead.':
    'Du kannst dich nicht selbst entfernen. Verlasse stattdessen das Team.',
  'An owner cannot be removed': 'Ein Besitzer kann nicht entfernt werden',
  'This member is already an owner': 'Dieses Mitglied ist schon Besitzer',
  'You are the only member of this team, so you cannot leave it':
    'Du bist das einzige Mitglied dieses Teams und kannst es deshalb nicht verlassen',
  'You can delete a team only if you own another one':
    'Du kannst ein Team nur löschen, wenn dir noch ein anderes gehört',
  'Failed to fetch locations. Please try again.':
    'Die Orte konnten nicht geladen werden. Bitte versuche es noch einmal.',
  'Please choose a place': 'Bitte wähle einen Ort',
  'This is the only way to sign in to your account. Set a password or connect another service first.':
    'Das ist die einzige Anmeldung für dein Konto. Lege zuerst ein Passwort fest oder verbinde einen anderen Dienst.',
  "This shoot is either private or doesn't exist":
    'Dieses Shooting ist privat oder existiert nicht',
  'References must be images': 'Referenzen sind Bilder',
  'Choose a reminder time in the future': 'Wähle für die Erinnerung einen Zeitpunkt in der Zukunft',
  'Choose a reminder time before the shoot begins':
    'Wähle für die Erinnerung einen Zeitpunkt vor dem Beginn des Shootings',
  'This shoot has no crew to remind yet':
    'Dieses Shooting hat noch keine Crew, die erinnert werden kann',
  'No crew member on this shoot has an email address. Add one first.':
    'Niemand in der Crew dieses Shootings hat eine E-Mail-Adresse. Trage zuerst eine ein.',
  'The crew members on this shoot with an email address do not want emails from this team':
    'Wer in der Crew dieses Shootings eine E-Mail-Adresse hat, möchte keine E-Mails dieses Teams',
  'Please enter at least {count} characters': 'Bitte gib mindestens {count} Zeichen ein',
  'Remove the last day and the password first': 'Entferne zuerst den letzten Tag und das Passwort',
  'Please choose today or a later day': 'Bitte wähle heute oder einen späteren Tag',
  'Please choose a time that is still to come': 'Bitte wähle einen Zeitpunkt, der noch kommt',
  'This link needs a password': 'Dieser Link braucht ein Passwort',
  'This is not the password for this link': 'Das ist nicht das Passwort dieses Links',
  'At most {count} shoots at once': 'Höchstens {count} Shootings auf einmal',
  'Please list each shoot only once': 'Jedes Shooting darf nur einmal vorkommen',
  'At most {count} entries': 'Höchstens {count} Einträge',
  'Please choose what the call sheet shows': 'Bitte wähle, was das Callsheet zeigt',
  'Please choose one day-of contact': 'Bitte wähle nur einen Kontakt am Tag',
  'Please choose a role': 'Bitte wähle eine Rolle',
  'Please choose a duration between {from} and {to} minutes in steps of {step}':
    'Bitte wähle eine Dauer zwischen {from} und {to} Minuten in Schritten von {step}',
  'Please choose between {from} and {to} minutes': 'Bitte wähle {from} bis {to} Minuten',
  'Please choose between {from} and {to} minutes in steps of {step}':
    'Bitte wähle {from} bis {to} Minuten in Schritten von {step}',
  'Please enter a shoot title': 'Bitte gib dem Shooting einen Titel',
  'At most {count} links': 'Höchstens {count} Links',
  'A reminder needs a shoot date': 'Eine Erinnerung braucht ein Datum des Shootings',
  'This part of the list is not known': 'Dieser Teil der Liste ist nicht bekannt',
  'New accounts cannot be created here at the moment':
    'Hier können im Moment keine neuen Konten erstellt werden',
  'You need an invite code to create an account here':
    'Du brauchst einen Einladungscode, um hier ein Konto zu erstellen',
  'Please enter a team name': 'Bitte gib einen Namen für das Team ein',
  'You are not a member of this team': 'Du bist kein Mitglied dieses Teams',
  'You switched to another team. This was not saved.':
    'Du hast zu einem anderen Team gewechselt. Das wurde nicht gespeichert.',
  'Please enter a name': 'Bitte gib einen Namen ein',
  'The last day cannot be before the first': 'Der letzte Tag kann nicht vor dem ersten liegen',
  'Please choose days that are still to come': 'Bitte wähle Tage, die noch kommen',
  'Please choose at most {count} days': 'Bitte wähle höchstens {count} Tage',
  'Please choose at most {count} hours': 'Bitte wähle höchstens {count} Stunden',
  '{service} is not available right now': '{service} ist im Moment nicht erreichbar',
  'The {api} API is turned off for this server. Please ask the operator to turn it on.':
    'Die API von {api} ist für diesen Server ausgeschaltet. Bitte den Betreiber, sie einzuschalten.',
  '{service} accepts no more changes today. Nothing was lost; please continue tomorrow.':
    '{service} nimmt heute keine Änderungen mehr an. Es ging nichts verloren; mach bitte morgen weiter.',
  'The service account of this server lacks a permission. Please tell the operator.':
    'Dem Dienstkonto dieses Servers fehlt eine Berechtigung. Bitte sag dem Betreiber Bescheid.',
  'Lensemble lacks a permission for your Google account. Disconnect Google in your profile, then connect it again.':
    'Lensemble fehlt eine Berechtigung für dein Google-Konto. Trenne Google in deinem Profil und verbinde es dann neu.',
  'The shared folder in Google Drive was deleted, or is not shared with this server. Please tell the operator.':
    'Der gemeinsame Ordner in Google Drive wurde gelöscht oder ist nicht für diesen Server freigegeben. Bitte sag dem Betreiber Bescheid.',
  'Google Drive does not find the place for this document. Disconnect Google in your profile, then connect it again.':
    'Google Drive findet den Ort für dieses Dokument nicht. Trenne Google in deinem Profil und verbinde es dann neu.',
  'The shared folder in Google Drive has no room left. Please ask the operator to use a folder of a shared drive with free space.':
    'Der gemeinsame Ordner in Google Drive hat keinen Platz mehr. Bitte den Betreiber, einen Ordner einer geteilten Ablage mit freiem Platz zu benutzen.',
  'Your Google Drive is full. Make room there, then save the call sheet again.':
    'Dein Google Drive ist voll. Schaffe dort Platz und speichere das Callsheet dann noch einmal.',
  'The shared folder in Google Drive holds as many files as Google allows. Please ask the operator to remove some, or to use another folder.':
    'Der gemeinsame Ordner in Google Drive enthält so viele Dateien, wie Google erlaubt. Bitte den Betreiber, einige zu entfernen oder einen anderen Ordner zu benutzen.',
  'Your Google Drive holds as many files as Google allows. Remove some there, then save the call sheet again.':
    'Dein Google Drive enthält so viele Dateien, wie Google erlaubt. Entferne dort einige und speichere das Callsheet dann noch einmal.',
  'This server may not write to the shared folder in Google Drive. Please ask the operator to make its service account a content manager.':
    'Dieser Server darf nicht in den gemeinsamen Ordner in Google Drive schreiben. Bitte den Betreiber, sein Dienstkonto zum Content-Manager zu machen.',
  'Google Drive does not let Lensemble change this document. Unlock it there, or delete it for good, then save the call sheet again.':
    'Google Drive lässt Lensemble dieses Dokument nicht ändern. Entsperre es dort oder lösche es endgültig und speichere das Callsheet dann noch einmal.',
  'The administrator of this Google Workspace does not let Lensemble use Google Drive. Please ask the administrator to allow it.':
    'Die Administration dieses Google Workspace lässt Lensemble Google Drive nicht benutzen. Bitte sie, es zu erlauben.',
  'The shared Google Calendar was deleted, or is not shared with this server. Please tell the operator.':
    'Der gemeinsame Google Kalender wurde gelöscht oder ist nicht für diesen Server freigegeben. Bitte sag dem Betreiber Bescheid.',
  'Your Google account has no calendar. Open Google Calendar once, then add the shoot again.':
    'Dein Google-Konto hat keinen Kalender. Öffne einmal Google Kalender und füge das Shooting dann noch einmal hinzu.',
  'This server may not change events in the shared Google Calendar. Please ask the operator to share it with “Make changes to events”.':
    'Dieser Server darf im gemeinsamen Google Kalender keine Termine ändern. Bitte den Betreiber, ihn mit „Termine ändern“ freizugeben.',
  'Google Calendar does not let Lensemble change your events. Disconnect Google in your profile, then connect it again.':
    'Google Kalender lässt Lensemble deine Termine nicht ändern. Trenne Google in deinem Profil und verbinde es dann neu.',
  '{service} does not accept the service account of this server. Please ask the operator to check its key and the clock.':
    '{service} akzeptiert das Dienstkonto dieses Servers nicht. Bitte den Betreiber, den Schlüssel und die Uhr zu prüfen.',
  '{service} does not accept this server as a client. Please ask the operator to check its client ID, secret and redirect addresses.':
    '{service} akzeptiert diesen Server nicht als Client. Bitte den Betreiber, Client-ID, Schlüssel und Weiterleitungsadressen zu prüfen.',
  '{service} refused this. Please tell the operator.':
    '{service} hat das abgelehnt. Bitte sag dem Betreiber Bescheid.',
  'The body must be a JSON object': 'Der Inhalt muss ein JSON-Objekt sein',
  'The body has too many fields': 'Der Inhalt hat zu viele Felder',
  'The header If-Match must be {form}': 'Die Kopfzeile If-Match muss diese Form haben: {form}',
  'Accounts are managed by another service here. Please use the sign-in page.':
    'Konten werden hier von einem anderen Dienst verwaltet. Bitte benutze die Anmeldeseite.',
  'Too many attempts. Please wait a while and try again.':
    'Zu viele Versuche. Bitte warte eine Weile und versuche es dann noch einmal.',
  'This request did not come from Lensemble itself': 'Diese Anfrage kam nicht von Lensemble selbst',
  'This picture is too large: {size} MB at most': 'Dieses Bild ist zu groß: höchstens {size} MB',
  'This picture is too large: {size} megapixels at most':
    'Dieses Bild ist zu groß: höchstens {size} Megapixel',
  'Please send one picture at a time': 'Bitte sende die Bilder einzeln',
  'Please send the picture or its address, not both':
    'Bitte sende das Bild oder seine Adresse, nicht beides',
  'This picture is no longer in the storage of the project. Please upload it again.':
    'Dieses Bild ist nicht mehr im Speicher des Projekts. Bitte lade es noch einmal hoch.',
  'The storage of the project cannot be reached right now. Please try again shortly.':
    'Der Speicher des Projekts ist im Moment nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'This field does not accept a picture': 'Dieses Feld nimmt kein Bild an',
  'This field was sent twice': 'Dieses Feld wurde zweimal gesendet',
  'The text in this form is too long: 1 MB at most':
    'Der Text in diesem Formular ist zu lang: höchstens 1 MB',
  'This Idempotency-Key was already used for a different request':
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt',
  'The header Idempotency-Key must have 1 to {count} letters, digits or signs':
    'Die Kopfzeile Idempotency-Key muss 1 bis {count} Buchstaben, Ziffern oder Zeichen haben',
  'This is too large: {size} at most': 'Das ist zu groß: höchstens {size}',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'The disk of this server is full, so this was not saved. Please tell the operator.':
    'Die Festplatte dieses Servers ist voll, deshalb wurde das nicht gespeichert. Bitte sag dem Betreiber Bescheid.',
  'Lensemble is not available right now. Please try again shortly.':
    'Lensemble ist im Moment nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'This method is not supported here': 'Diese Methode wird hier nicht unterstützt',
  'This request could not be read': 'Diese Anfrage konnte nicht gelesen werden',
  'This was not found': 'Das wurde nicht gefunden',
  'This place was not found': 'Dieser Ort wurde nicht gefunden',
  'The body must be application/json': 'Der Inhalt muss application/json sein',
  'Please sign in first': 'Bitte melde dich zuerst an',
  'A team can have at most {count} templates. Please delete some first.':
    'Ein Team kann höchstens {count} Vorlagen haben. Bitte lösche zuerst einige.',
  'You can own at most {count} teams. Please delete one first.':
    'Dir können höchstens {count} Teams gehören. Bitte lösche zuerst eines.',
  'A team can have at most {count} shoots. Please delete some first.':
    'Ein Team kann höchstens {count} Shootings haben. Bitte lösche zuerst einige.',
  'A list can have at most {count} entries. Please delete some first.':
    'Eine Liste kann höchstens {count} Einträge haben. Bitte lösche zuerst einige.',
  'A list can have at most {size} of text. Please shorten some first.':
    'Eine Liste kann höchstens {size} Text haben. Bitte kürze zuerst etwas.',
  'The pictures of this team take up {size}. Please delete some first.':
    'Die Bilder dieses Teams belegen {size}. Bitte lösche zuerst einige.',
  'This person cannot own more teams: {count} at most':
    'Dieser Person gehören schon so viele Teams wie möglich: höchstens {count}',
  'A shoot can have at most {size} of text, including everything linked to it':
    'Ein Shooting kann höchstens {size} Text haben, mit allem, was damit verknüpft ist',
  'A shoot that uses this can have at most {size} of text, including everything linked to it':
    'Ein Shooting, das dies benutzt, kann höchstens {size} Text haben, mit allem, was damit verknüpft ist',
  'A shoot can have at most {count} crew members, costumes, props and pieces of equipment together':
    'Ein Shooting kann zusammen höchstens {count} Crewmitglieder, Kostüme, Requisiten und Ausrüstungsteile haben',
  'The crew of a shoot can wear at most {count} costumes':
    'Die Crew eines Shootings kann höchstens {count} Kostüme tragen',
  'A shoot can have at most {count} reference images':
    'Ein Shooting kann höchstens {count} Referenzbilder haben',
  'Each meeting point needs its own id': 'Jeder Treffpunkt braucht eine eigene ID',
  'At most {count} meeting points': 'Höchstens {count} Treffpunkte',
  'The last day is before the first': 'Der letzte Tag liegt vor dem ersten',
  'A convention has at most {count} days': 'Eine Convention hat höchstens {count} Tage',
  'This template was not found': 'Diese Vorlage wurde nicht gefunden',
  'Please choose on, off or new': 'Bitte wähle „on“, „off“ oder „new“',
  'This convention was not found': 'Diese Convention wurde nicht gefunden',
  'The convention does not have this meeting point': 'Die Convention hat diesen Treffpunkt nicht',
  'This convention has changed since you opened it':
    'Diese Convention wurde geändert, seit du sie geöffnet hast',
  'A team can have at most {count} conventions. Please delete some first.':
    'Ein Team kann höchstens {count} Conventions haben. Bitte lösche zuerst welche.',
  'This location was not found': 'Diese Location wurde nicht gefunden',
  'This shoot has changed since you opened it':
    'Dieses Shooting hat sich geändert, seit du es geöffnet hast',
  'One of these costumes was not found': 'Eines dieser Kostüme wurde nicht gefunden',
  'One of these props was not found': 'Eine dieser Requisiten wurde nicht gefunden',
  'One of these pieces of equipment was not found':
    'Eines dieser Ausrüstungsteile wurde nicht gefunden',
  'One of these crew members was not found': 'Eines dieser Crewmitglieder wurde nicht gefunden',
  'One of these costumes is not on the shoot': 'Eines dieser Kostüme gehört nicht zum Shooting',
  'One of these references was not found': 'Eine dieser Referenzen wurde nicht gefunden',
  'At most {count} dates': 'Höchstens {count} Termine',
  'Please choose each date once': 'Bitte wähle jeden Termin nur einmal',
  'These dates have changed since you opened them':
    'Diese Termine haben sich geändert, seit du sie geöffnet hast',
  'You can answer only for yourself': 'Du kannst nur für dich selbst antworten',
  'This date is not in the poll': 'Dieser Termin steht nicht zur Wahl',
  'This shoot has changed since the date was taken':
    'Dieses Shooting wurde geändert, seit der Termin gewählt wurde',
  'Please choose yes, maybe or no': 'Bitte wähle Ja, Vielleicht oder Nein',
  'The personal link is off': 'Der persönliche Link ist aus',
  'This file is empty': 'Diese Datei ist leer',
  'There is no date to answer': 'Es gibt keinen Termin, auf den man antworten kann',
  'Only an idea or a planned shoot without a date can ask for a date':
    'Nur eine Idee oder ein geplantes Shooting ohne Datum fragt nach einem Termin',
  'This poll is closed': 'Diese Umfrage ist geschlossen',
  'This link has changed since you opened it':
    'Dieser Link hat sich geändert, seit du ihn geöffnet hast',
  'This picture was not found': 'Dieses Bild wurde nicht gefunden',
  'This is not the shoot in the address': 'Das ist nicht das Shooting in der Adresse',
  'These notes have changed since you opened them':
    'Diese Notizen haben sich geändert, seit du sie geöffnet hast',
  'Signing in with {name} is not set up here':
    'Die Anmeldung mit {name} ist hier nicht eingerichtet',
  '{name} only knows this Lensemble as {address}. Open that address instead.':
    '{name} kennt dieses Lensemble nur als {address}. Öffne stattdessen diese Adresse.',
  'There is no profile yet': 'Es gibt noch kein Profil',
  'An invite code is used when you create your account. Join another team from your profile.':
    'Ein Einladungscode gilt beim Erstellen des Kontos. Einem weiteren Team trittst du in deinem Profil bei.',
  'This file type is not supported: please choose a JPEG, PNG, WebP, GIF or AVIF file':
    'Dieser Dateityp wird nicht unterstützt: Bitte wähle eine JPEG-, PNG-, WebP-, GIF- oder AVIF-Datei',
  'This file is empty: please choose another picture':
    'Diese Datei ist leer: Bitte wähle ein anderes Bild',
  'This picture is damaged or incomplete: please choose another one':
    'Dieses Bild ist beschädigt oder unvollständig: Bitte wähle ein anderes',
  'This picture takes too much memory to open: please choose a smaller one, or a JPEG of it':
    'Dieses Bild braucht zum Öffnen zu viel Speicher: Bitte wähle ein kleineres oder ein JPEG davon',
  'Please choose a picture': 'Bitte wähle ein Bild',
  'The picture was not saved, because {place} is not available. Nothing else is lost. Please try again later.':
    'Das Bild wurde nicht gespeichert, weil {place} nicht erreichbar ist. Sonst ging nichts verloren. Bitte versuche es später noch einmal.',
  'Saving the picture took too long. Please try again.':
    'Das Speichern des Bildes hat zu lange gedauert. Bitte versuche es noch einmal.',
  'This sign-in has no email address, and Lensemble needs one':
    'Diese Anmeldung hat keine E-Mail-Adresse, und Lensemble braucht eine',
  'An account with this address already exists, but this sign-in cannot open it. Please ask the operator of this server.':
    'Es gibt schon ein Konto mit dieser Adresse, aber diese Anmeldung kann es nicht öffnen. Bitte wende dich an den Betreiber dieses Servers.',
  'This sign-in is no longer valid. Please sign in again.':
    'Diese Anmeldung ist nicht mehr gültig. Bitte melde dich noch einmal an.',
  '{service} is not set up on this server': '{service} ist auf diesem Server nicht eingerichtet',
  'Please connect your Google account first': 'Bitte verbinde zuerst dein Google-Konto',
  'Access to your Google account was not allowed':
    'Der Zugriff auf dein Google-Konto wurde nicht erlaubt',
  'Google refused access. Please try again.':
    'Google hat den Zugriff abgelehnt. Bitte versuche es noch einmal.',
  'This window has expired or was already used. Please close it and start again in the shoot.':
    'Dieses Fenster ist abgelaufen oder wurde schon benutzt. Bitte schließe es und beginne noch einmal im Shooting.',
  'Lensemble needs permission to save documents. Please try again and check that box.':
    'Lensemble braucht die Erlaubnis, Dokumente zu speichern. Bitte versuche es noch einmal und setze dort den Haken.',
  'Lensemble needs permission to add events. Please try again and check that box.':
    'Lensemble braucht die Erlaubnis, Termine hinzuzufügen. Bitte versuche es noch einmal und setze dort den Haken.',
  'This item has changed since you opened it':
    'Dieser Eintrag hat sich geändert, seit du ihn geöffnet hast',
  'This shoot is too long for a call sheet': 'Dieses Shooting ist zu lang für ein Callsheet',
  'This session is not valid': 'Diese Sitzung ist nicht gültig',
  'A team can have at most 1 template. Please delete some first.':
    'Ein Team kann höchstens 1 Vorlage haben. Bitte lösche sie zuerst.',
  'You can own at most 1 team. Please delete one first.':
    'Dir kann höchstens 1 Team gehören. Bitte lösche es zuerst.',
  'You have added a lot in the last minute. Please try again in a minute.':
    'Du hast in der letzten Minute sehr viel hinzugefügt. Bitte versuche es in einer Minute noch einmal.',
  'Sample data is for a team without shoots': 'Beispieldaten sind für ein Team ohne Shootings',
  'Invalid email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'None of the people you chose can get emails from this team':
    'Keine der ausgewählten Personen kann E-Mails dieses Teams bekommen',
  'This shoot is over': 'Dieses Shooting ist vorbei',
  'A person you chose is no longer on this shoot':
    'Eine ausgewählte Person gehört nicht mehr zu diesem Shooting',
  'A person you chose has no shoot at this convention any more':
    'Eine ausgewählte Person hat bei dieser Convention kein Shooting mehr',
  'Please choose at least one person': 'Bitte wähle mindestens eine Person',
  'Please enter a handle, such as @mira.frames': 'Bitte gib einen Profilnamen wie @mira.frames ein',
  'Please enter a text': 'Bitte gib einen Text ein',
  'Please add at least one use': 'Bitte füge mindestens eine Verwendung hinzu',
  'At most {count} uses': 'Höchstens {count} Verwendungen',
  'A use is listed twice': 'Eine Verwendung steht zweimal in der Liste',
  'At most {count} words in braces': 'Höchstens {count} Wörter in geschweiften Klammern',
  'Only team owners and admins can change the consent wording':
    'Nur Besitzer und Admins des Teams können den Einwilligungstext ändern',
  'Another member has saved a newer version of the consent wording':
    'Ein anderes Mitglied hat eine neuere Version des Einwilligungstexts gespeichert',
  'A consent wording can have at most {count} versions':
    'Ein Einwilligungstext kann höchstens {count} Versionen haben',
  'This gallery has changed since you opened it':
    'Diese Galerie wurde geändert, seit du sie geöffnet hast',
  'This note has changed since you opened it':
    'Diese Notiz wurde geändert, seit du sie geöffnet hast',
  'This is no longer on your list. Your note was not saved.':
    'Das steht nicht mehr auf deiner Liste. Deine Notiz wurde nicht gespeichert.',
  'The packing list is full. Your note was not saved.':
    'Die Packliste ist voll. Deine Notiz wurde nicht gespeichert.',
  'The team has no consent wording yet': 'Das Team hat noch keinen Einwilligungstext',
  'Please type your full name': 'Bitte gib deinen vollen Namen ein',
  'Please choose what you agree to': 'Bitte wähle, womit du einverstanden bist',
  'Please choose what you withdraw': 'Bitte wähle, was du widerrufst',
  'What you read has changed meanwhile. Please read it again before you sign.':
    'Der Text hat sich inzwischen geändert. Bitte lies ihn noch einmal, bevor du unterschreibst.',
  'You can sign at most {count} times. Please tell the team what you want.':
    'Du kannst höchstens {count}-mal unterschreiben. Bitte sag dem Team, was du möchtest.',
  'You can withdraw at most {count} times. Please tell the team what you want.':
    'Du kannst höchstens {count}-mal widerrufen. Bitte sag dem Team, was du möchtest.',
  'Please write a comment': 'Bitte schreibe einen Kommentar',
  'This point is not on the picture': 'Dieser Punkt liegt nicht auf dem Bild',
  'Please choose a reference and a point, or neither':
    'Bitte wähle eine Referenz und einen Punkt, oder keines von beiden',
  'A reply has the same place as its comment':
    'Eine Antwort steht an derselben Stelle wie ihr Kommentar',
  'A comment about a change is no reply and at no reference':
    'Ein Kommentar zu einer Änderung ist keine Antwort und steht an keiner Referenz',
  'You can only mention members of the team': 'Du kannst nur Mitglieder des Teams erwähnen',
  'This reference was not found': 'Diese Referenz wurde nicht gefunden',
  'Not saved: the team has closed the comments':
    'Nicht gespeichert: Das Team hat die Kommentare geschlossen',
  'This change was not found': 'Diese Änderung wurde nicht gefunden',
  'This comment was not found': 'Dieser Kommentar wurde nicht gefunden',
  'Only the author can edit a comment':
    'Nur wer einen Kommentar geschrieben hat, kann ihn bearbeiten',
  'A reply cannot be resolved': 'Eine Antwort kann nicht erledigt werden',
  'Only members of the team can comment': 'Nur Mitglieder des Teams können kommentieren',
  'Only the author, team owners and admins can delete a comment':
    'Nur wer einen Kommentar geschrieben hat, Besitzer und Admins des Teams können ihn löschen',
  'A shoot can have at most {count} comments. Please delete some first.':
    'Ein Shooting kann höchstens {count} Kommentare haben. Bitte lösche zuerst einige.',
  'You have written a lot in the last minute. Please try again in a minute.':
    'Du hast in der letzten Minute sehr viel geschrieben. Bitte versuche es in einer Minute noch einmal.',
  'This is not a push subscription of a browser': 'Das ist kein Push-Abonnement eines Browsers',
  'This choice is not available for this notification':
    'Diese Auswahl gibt es für diese Benachrichtigung nicht',
  'Please enter the code': 'Bitte gib den Code ein',
  'This code is wrong or already used. Please try another one.':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte versuche einen anderen.',
  'This took too long. Please sign in again.':
    'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  'The setup has expired. Please start again.':
    'Die Einrichtung ist abgelaufen. Bitte fang noch einmal an.',
  'Two-step sign-in is already on': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet',
  'Two-step sign-in is off': 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  'No account here has this passkey': 'Hier hat kein Konto diesen Passkey',
  'The passkey could not be added. Please try again.':
    'Der Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  'You have as many passkeys as an account can have':
    'Du hast so viele Passkeys, wie ein Konto haben kann',
  'Passkeys only work at {address}. Open that address instead.':
    'Passkeys funktionieren nur unter {address}. Öffne stattdessen diese Adresse.',
} as const satisfies Readonly<Record<Sentence, string>>;
