import type { Sentence } from './en.ts';

export const es = {
  'Please enter an invite code': 'Introduce un código de invitación',
  'This invite code is not valid. Please check it and try again.':
    'Este código de invitación no es válido. Compruébalo e inténtalo de nuevo.',
  'Please enter your first and last name.': 'Introduce tu nombre y tus apellidos.',
  'Please enter your first name': 'Introduce tu nombre',
  'Please enter your last name': 'Introduce tus apellidos',
  'Please enter your password': 'Introduce tu contraseña',
  'Please sign in again, then try again': 'Vuelve a iniciar sesión y después inténtalo de nuevo',
  'Choose a date for the shoot first': 'Elige primero una fecha para la sesión',
  'This shoot is already on your Google Calendar.': 'Esta sesión ya está en tu Google Calendar.',
  'There is nothing to change': 'No hay nada que cambiar',
  'Please check your email to confirm your account before continuing.':
    'Revisa tu correo y confirma tu cuenta antes de continuar.',
  'This link is no longer valid. Please sign in to request a new one.':
    'Este enlace ya no es válido. Inicia sesión para pedir uno nuevo.',
  'Please choose a status': 'Elige un estado',
  'Character name is required': 'Falta el nombre del personaje',
  'This must be a list': 'Debe ser una lista',
  'At most {count} todos': 'Como máximo {count} tareas',
  'At most {count} pieces of equipment': 'Como máximo {count} piezas de material',
  'At most {count} lines': 'Como máximo {count} líneas',
  'This is already your email address': 'Esta ya es tu dirección de correo',
  'Quantity must be a whole number': 'La cantidad debe ser un número entero',
  'Quantity must be at least {count}': 'La cantidad debe ser al menos {count}',
  'Quantity must be at most {count}': 'La cantidad debe ser como máximo {count}',
  'Name is required': 'Falta el nombre',
  'Category is required': 'Falta la categoría',
  'This field is not known': 'Este campo es desconocido',
  'This is too long: {count} characters at most':
    'Es demasiado largo: {count} caracteres como máximo',
  'This is too short: {count} characters at least':
    'Es demasiado corto: {count} caracteres como mínimo',
  'This has characters that cannot be stored': 'Contiene caracteres que no se pueden guardar',
  'This must be text': 'Debe ser texto',
  'This must be a single line': 'Debe ser una sola línea',
  'This is not a valid id': 'No es un identificador válido',
  'Please enter a valid email address': 'Introduce una dirección de correo válida',
  'Please choose a year between {from} and {to}': 'Elige un año entre {from} y {to}',
  'Please choose a date': 'Elige una fecha',
  'Please choose a real date': 'Elige una fecha que exista',
  'Please choose a time': 'Elige una hora',
  'Please choose a time between 00:00 and 23:59': 'Elige una hora entre las 00:00 y las 23:59',
  'Please choose a real date and time': 'Elige una fecha y una hora que existan',
  'Please choose a color': 'Elige un color',
  'A color looks like #3B82F6': 'Un color tiene la forma #3B82F6',
  'This must be a link': 'Debe ser un enlace',
  'Please enter a link that starts with https://': 'Introduce un enlace que empiece por https://',
  'Please choose a time zone': 'Elige una zona horaria',
  'This time zone is not known': 'Esta zona horaria es desconocida',
  'Please upload the picture instead': 'Sube la imagen en su lugar',
  'Please choose yes or no': 'Elige sí o no',
  'You are already a member of this team': 'Ya eres miembro de este equipo',
  'This person is already in the team': 'Esta persona ya está en el equipo',
  'A team can have at most {count} open invitations. Revoke some first.':
    'Un equipo puede tener como máximo {count} invitaciones abiertas. Revoca antes algunas.',
  'Please choose member or admin': 'Elige miembro o administrador',
  'Please choose a language': 'Elige un idioma',
  'This server does not offer this language': 'Este servidor no ofrece este idioma',
  'Latitude and longitude must be set together': 'La latitud y la longitud deben indicarse juntas',
  'Latitude must be a number from {from} to {to}': 'La latitud debe ser un número de {from} a {to}',
  'Longitude must be a number from {from} to {to}':
    'La longitud debe ser un número de {from} a {to}',
  'Latitude must be a number': 'La latitud debe ser un número',
  'Longitude must be a number': 'La longitud debe ser un número',
  'Google Maps API key not configured': 'La clave de API de Google Maps no está configurada',
  'This must be a number': 'Debe ser un número',
  'This must be a whole number': 'Debe ser un número entero',
  'This must be an object': 'Debe ser un objeto',
  'This is required': 'Falta este dato',
  'This is not valid': 'No es válido',
  'Please choose one of the options': 'Elige una de las opciones',
  'This must have at most {count} entries': 'Debe tener como máximo {count} entradas',
  'This must have at least {count} entries': 'Debe tener al menos {count} entradas',
  'This must be at most {count}': 'Debe ser como máximo {count}',
  'This must be at least {count}': 'Debe ser al menos {count}',
  'Password must be at least 6 characters long': 'La contraseña debe tener al menos 6 caracteres',
  'Password must contain at least one uppercase letter':
    'La contraseña debe contener al menos una mayúscula',
  'Password must contain at least one lowercase letter':
    'La contraseña debe contener al menos una minúscula',
  'Password must contain at least one number': 'La contraseña debe contener al menos un número',
  'Password must contain at least one symbol ({symbols})':
    'La contraseña debe contener al menos un símbolo ({symbols})',
  'This password is too common. Please choose one that is harder to guess.':
    'Esta contraseña es una de las más comunes. Elige una más difícil de adivinar.',
  'Please enter a password': 'Introduce una contraseña',
  'Password must be at most {count} characters long':
    'La contraseña debe tener como máximo {count} caracteres',
  'This link is no longer valid. Please request a new one to choose a password.':
    'Este enlace ya no es válido. Pide uno nuevo para elegir una contraseña.',
  'This is not your current password': 'Esta no es tu contraseña actual',
  'This is already your password. Please choose another one.':
    'Esta ya es tu contraseña. Elige otra.',
  'Please enter your current password': 'Introduce tu contraseña actual',
  'Only members of the team can change its shoots':
    'Solo los miembros del equipo pueden cambiar sus sesiones',
  'Only members of the team can see who is in it':
    'Solo los miembros del equipo pueden ver quién está en él',
  'Another import is still running. Please wait until it is done.':
    'Todavía hay otra importación en curso. Espera a que termine.',
  'There is no archive that can be imported with new ids':
    'No hay ningún archivo que se pueda importar con identificadores nuevos',
  'Only team owners and admins can read the audit log':
    'Solo los propietarios y administradores pueden leer el registro de auditoría',
  'Only team owners and admins can say which member someone is':
    'Solo los propietarios y administradores del equipo pueden decir qué miembro es alguien',
  'Another member is already linked to this crew member':
    'Esta persona ya está vinculada a otro miembro',
  'This account is not in the team': 'Esta cuenta no está en el equipo',
  'You are already linked to another crew member. Unlink that one first.':
    'Tu cuenta ya está vinculada a otra persona de la lista. Quita primero ese vínculo.',
  'This member is already linked to another crew member. Unlink that one first.':
    'Este miembro ya está vinculado a otra persona de la lista. Quita primero ese vínculo.',
  'Only team owners and admins can delete from the trash':
    'Solo los propietarios y administradores pueden eliminar de la papelera',
  'The packing list has no room for this. Please delete some first.':
    'En la lista de equipaje no hay sitio para esto. Borra algo primero.',
  'The shot list has no room for this. Please delete some first.':
    'La lista de tomas no tiene sitio para esto. Elimina primero algunas.',
  'Only team owners and admins can export the team':
    'Solo los propietarios y administradores pueden exportar el equipo',
  'Only team owners and admins can change the team name':
    'Solo los propietarios y administradores pueden cambiar el nombre del equipo',
  'Only team owners and admins can change roles':
    'Solo los propietarios y administradores pueden cambiar las funciones',
  'Only team owners and admins can remove members':
    'Solo los propietarios y administradores pueden quitar miembros',
  'Only team owners can see the invite code':
    'Solo los propietarios pueden ver el código de invitación',
  'Only team owners can replace the invite code':
    'Solo los propietarios pueden sustituir el código de invitación',
  'Only team owners can send invitations': 'Solo los propietarios pueden enviar invitaciones',
  'Only team owners can transfer ownership': 'Solo los propietarios pueden ceder la propiedad',
  'Only team owners can delete the team': 'Solo los propietarios pueden eliminar el equipo',
  'You cannot change your own role': 'No puedes cambiar tu propia función',
  'The role of an owner cannot be changed': 'La función de un propietario no se puede cambiar',
  'You cannot remove yourself. Leave the team instead.':
    'No puedes quitarte a ti mismo. Abandona el equipo en su lugar.',
  'An owner cannot be removed': 'No se puede quitar a un propietario',
  'This member is already an owner': 'Este miembro ya es propietario',
  'You are the only member of this team, so you cannot leave it':
    'Eres el único miembro de este equipo, así que no puedes abandonarlo',
  'You can delete a team only if you own another one':
    'Solo puedes eliminar un equipo si eres propietario de otro',
  'Failed to fetch locations. Please try again.':
    'No se han podido cargar los lugares. Inténtalo de nuevo.',
  'Please choose a place': 'Elige un lugar',
  'This is the only way to sign in to your account. Set a password or connect another service first.':
    'Es la única forma de iniciar sesión en tu cuenta. Antes establece una contraseña o conecta otro servicio.',
  "This shoot is either private or doesn't exist": 'Esta sesión es privada o no existe',
  'References must be images': 'Las referencias son imágenes',
  'Choose a reminder time in the future': 'Elige para el recordatorio un momento futuro',
  'Choose a reminder time before the shoot begins':
    'Elige para el recordatorio un momento anterior al inicio de la sesión',
  'This shoot has no crew to remind yet':
    'Esta sesión aún no tiene participantes a quienes recordársela',
  'No crew member on this shoot has an email address. Add one first.':
    'Ningún participante de esta sesión tiene dirección de correo. Añade una primero.',
  'The crew members on this shoot with an email address do not want emails from this team':
    'Los participantes de esta sesión con dirección de correo no quieren correos de este equipo',
  'Please enter at least {count} characters': 'Introduce al menos {count} caracteres',
  'Remove the last day and the password first': 'Quita primero el último día y la contraseña',
  'Please choose today or a later day': 'Elige hoy o un día posterior',
  'Please choose a time that is still to come': 'Elige un momento que aún no haya pasado',
  'This link needs a password': 'Este enlace necesita una contraseña',
  'This is not the password for this link': 'Esta no es la contraseña de este enlace',
  'At most {count} shoots at once': 'Como máximo {count} sesiones a la vez',
  'Please list each shoot only once': 'Cada sesión solo puede aparecer una vez',
  'At most {count} entries': 'Como máximo {count} entradas',
  'Please choose what the call sheet shows': 'Elige qué muestra la hoja de rodaje',
  'Please choose one day-of contact': 'Elige un solo contacto del día',
  'Please choose a role': 'Elige una función',
  'Please choose a duration between {from} and {to} minutes in steps of {step}':
    'Elige una duración entre {from} y {to} minutos en pasos de {step}',
  'Please choose between {from} and {to} minutes': 'Elige entre {from} y {to} minutos',
  'Please choose between {from} and {to} minutes in steps of {step}':
    'Elige entre {from} y {to} minutos en pasos de {step}',
  'Please enter a shoot title': 'Introduce un título para la sesión',
  'At most {count} links': 'Como máximo {count} enlaces',
  'A reminder needs a shoot date': 'Un recordatorio necesita una fecha de sesión',
  'This part of the list is not known': 'Esta parte de la lista es desconocida',
  'New accounts cannot be created here at the moment':
    'Por ahora no se pueden crear cuentas nuevas aquí',
  'You need an invite code to create an account here':
    'Necesitas un código de invitación para crear una cuenta aquí',
  'Please enter a team name': 'Introduce un nombre de equipo',
  'You are not a member of this team': 'No eres miembro de este equipo',
  'You switched to another team. This was not saved.':
    'Has cambiado a otro equipo. Esto no se ha guardado.',
  'Please enter a name': 'Introduce un nombre',
  'The last day cannot be before the first': 'El último día no puede ser anterior al primero',
  'Please choose days that are still to come': 'Elige días que aún no hayan pasado',
  'Please choose at most {count} days': 'Elige como máximo {count} días',
  'Please choose at most {count} hours': 'Elige como máximo {count} horas',
  '{service} is not available right now': '{service} no está disponible en este momento',
  'The {api} API is turned off for this server. Please ask the operator to turn it on.':
    'La API de {api} está desactivada para este servidor. Pide a quien lo administra que la active.',
  '{service} accepts no more changes today. Nothing was lost; please continue tomorrow.':
    '{service} no acepta más cambios hoy. No se ha perdido nada; continúa mañana.',
  'The service account of this server lacks a permission. Please tell the operator.':
    'A la cuenta de servicio de este servidor le falta un permiso. Avisa a quien lo administra.',
  'Lensemble lacks a permission for your Google account. Disconnect Google in your profile, then connect it again.':
    'A Lensemble le falta un permiso para tu cuenta de Google. Desconecta Google en tu perfil y vuelve a conectarlo.',
  'The shared folder in Google Drive was deleted, or is not shared with this server. Please tell the operator.':
    'La carpeta compartida de Google Drive se ha eliminado o no está compartida con este servidor. Avisa a quien lo administra.',
  'Google Drive does not find the place for this document. Disconnect Google in your profile, then connect it again.':
    'Google Drive no encuentra el lugar de este documento. Desconecta Google en tu perfil y vuelve a conectarlo.',
  'The shared folder in Google Drive has no room left. Please ask the operator to use a folder of a shared drive with free space.':
    'La carpeta compartida de Google Drive no tiene espacio. Pide a quien administra el servidor que use una carpeta de una unidad compartida con espacio libre.',
  'Your Google Drive is full. Make room there, then save the call sheet again.':
    'Tu Google Drive está lleno. Libera espacio y vuelve a guardar la hoja de rodaje.',
  'The shared folder in Google Drive holds as many files as Google allows. Please ask the operator to remove some, or to use another folder.':
    'La carpeta compartida de Google Drive tiene tantos archivos como permite Google. Pide a quien administra el servidor que quite algunos o use otra carpeta.',
  'Your Google Drive holds as many files as Google allows. Remove some there, then save the call sheet again.':
    'Tu Google Drive tiene tantos archivos como permite Google. Quita algunos y vuelve a guardar la hoja de rodaje.',
  'This server may not write to the shared folder in Google Drive. Please ask the operator to make its service account a content manager.':
    'Este servidor no puede escribir en la carpeta compartida de Google Drive. Pide a quien lo administra que haga a su cuenta de servicio gestora de contenido.',
  'Google Drive does not let Lensemble change this document. Unlock it there, or delete it for good, then save the call sheet again.':
    'Google Drive no deja que Lensemble cambie este documento. Desbloquéalo o elimínalo definitivamente y vuelve a guardar la hoja de rodaje.',
  'The administrator of this Google Workspace does not let Lensemble use Google Drive. Please ask the administrator to allow it.':
    'La administración de este Google Workspace no deja que Lensemble use Google Drive. Pide que lo permita.',
  'The shared Google Calendar was deleted, or is not shared with this server. Please tell the operator.':
    'El Google Calendar compartido se ha eliminado o no está compartido con este servidor. Avisa a quien lo administra.',
  'Your Google account has no calendar. Open Google Calendar once, then add the shoot again.':
    'Tu cuenta de Google no tiene calendario. Abre Google Calendar una vez y vuelve a añadir la sesión.',
  'This server may not change events in the shared Google Calendar. Please ask the operator to share it with “Make changes to events”.':
    'Este servidor no puede cambiar eventos en el Google Calendar compartido. Pide a quien lo administra que lo comparta con «Hacer cambios en los eventos».',
  'Google Calendar does not let Lensemble change your events. Disconnect Google in your profile, then connect it again.':
    'Google Calendar no deja que Lensemble cambie tus eventos. Desconecta Google en tu perfil y vuelve a conectarlo.',
  '{service} does not accept the service account of this server. Please ask the operator to check its key and the clock.':
    '{service} no acepta la cuenta de servicio de este servidor. Pide a quien lo administra que revise la clave y el reloj.',
  '{service} does not accept this server as a client. Please ask the operator to check its client ID, secret and redirect addresses.':
    '{service} no acepta este servidor como cliente. Pide a quien lo administra que revise el ID de cliente, el secreto y las direcciones de redirección.',
  '{service} refused this. Please tell the operator.':
    '{service} lo ha rechazado. Avisa a quien administra el servidor.',
  'The body must be a JSON object': 'El cuerpo debe ser un objeto JSON',
  'The body has too many fields': 'El cuerpo tiene demasiados campos',
  'The header If-Match must be {form}': 'La cabecera If-Match debe ser {form}',
  'Accounts are managed by another service here. Please use the sign-in page.':
    'Aquí las cuentas las gestiona otro servicio. Usa la página de inicio de sesión.',
  'Too many attempts. Please wait a while and try again.':
    'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  'This request did not come from Lensemble itself': 'Esta petición no viene de Lensemble',
  'This picture is too large: {size} MB at most':
    'Esta imagen es demasiado grande: {size} MB como máximo',
  'This picture is too large: {size} megapixels at most':
    'Esta imagen es demasiado grande: {size} megapíxeles como máximo',
  'Please send one picture at a time': 'Envía las imágenes de una en una',
  'Please send the picture or its address, not both': 'Envía la imagen o su dirección, no ambas',
  'This picture is no longer in the storage of the project. Please upload it again.':
    'Esta imagen ya no está en el almacenamiento del proyecto. Súbela de nuevo.',
  'The storage of the project cannot be reached right now. Please try again shortly.':
    'No se puede acceder ahora al almacenamiento del proyecto. Inténtalo de nuevo en breve.',
  'This field does not accept a picture': 'Este campo no acepta imágenes',
  'This field was sent twice': 'Este campo se ha enviado dos veces',
  'The text in this form is too long: 1 MB at most':
    'El texto de este formulario es demasiado largo: 1 MB como máximo',
  'This Idempotency-Key was already used for a different request':
    'Esta Idempotency-Key ya se usó para otra petición',
  'The header Idempotency-Key must have 1 to {count} letters, digits or signs':
    'La cabecera Idempotency-Key debe tener de 1 a {count} letras, cifras o signos',
  'This is too large: {size} at most': 'Es demasiado grande: {size} como máximo',
  'Something went wrong on our side. Please try again.':
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'The disk of this server is full, so this was not saved. Please tell the operator.':
    'El disco de este servidor está lleno, así que esto no se ha guardado. Avisa a quien lo administra.',
  'Lensemble is not available right now. Please try again shortly.':
    'Lensemble no está disponible en este momento. Inténtalo de nuevo en breve.',
  'This method is not supported here': 'Este método no se admite aquí',
  'This request could not be read': 'No se ha podido leer esta petición',
  'This was not found': 'No se ha encontrado',
  'This place was not found': 'No se ha encontrado este lugar',
  'The body must be application/json': 'El cuerpo debe ser application/json',
  'Please sign in first': 'Inicia sesión primero',
  'A team can have at most {count} templates. Please delete some first.':
    'Un equipo puede tener como máximo {count} plantillas. Elimina antes algunas.',
  'You can own at most {count} teams. Please delete one first.':
    'Puedes ser propietario de {count} equipos como máximo. Elimina antes uno.',
  'A team can have at most {count} shoots. Please delete some first.':
    'Un equipo puede tener como máximo {count} sesiones. Elimina antes algunas.',
  'A list can have at most {count} entries. Please delete some first.':
    'Una lista puede tener como máximo {count} entradas. Elimina antes algunas.',
  'A list can have at most {size} of text. Please shorten some first.':
    'Una lista puede tener como máximo {size} de texto. Acorta antes algo.',
  'The pictures of this team take up {size}. Please delete some first.':
    'Las imágenes de este equipo ocupan {size}. Elimina antes algunas.',
  'This person cannot own more teams: {count} at most':
    'Esta persona ya es propietaria de tantos equipos como puede: {count} como máximo',
  'A shoot can have at most {size} of text, including everything linked to it':
    'Una sesión puede tener como máximo {size} de texto, incluido todo lo vinculado a ella',
  'A shoot that uses this can have at most {size} of text, including everything linked to it':
    'Una sesión que usa esto puede tener como máximo {size} de texto, incluido todo lo vinculado a ella',
  'A shoot can have at most {count} crew members, costumes, props and pieces of equipment together':
    'Una sesión puede tener en total como máximo {count} participantes, trajes, piezas de atrezo y de material',
  'The crew of a shoot can wear at most {count} costumes':
    'Los participantes de una sesión pueden llevar como máximo {count} trajes',
  'A shoot can have at most {count} reference images':
    'Una sesión puede tener como máximo {count} imágenes de referencia',
  'Each meeting point needs its own id': 'Cada punto de encuentro necesita su propio identificador',
  'At most {count} meeting points': 'Como máximo {count} puntos de encuentro',
  'The last day is before the first': 'El último día es anterior al primero',
  'A convention has at most {count} days': 'Una convención tiene como máximo {count} días',
  'This template was not found': 'No se ha encontrado esta plantilla',
  'Please choose on, off or new': 'Elige on, off o new',
  'This convention was not found': 'No se ha encontrado esta convención',
  'The convention does not have this meeting point':
    'La convención no tiene este punto de encuentro',
  'This convention has changed since you opened it':
    'Esta convención ha cambiado desde que la abriste',
  'A team can have at most {count} conventions. Please delete some first.':
    'Un equipo puede tener como máximo {count} convenciones. Elimina algunas primero.',
  'This location was not found': 'No se ha encontrado esta localización',
  'This shoot has changed since you opened it': 'Esta sesión ha cambiado desde que la abriste',
  'One of these costumes was not found': 'No se ha encontrado uno de estos trajes',
  'One of these props was not found': 'No se ha encontrado una de estas piezas de atrezo',
  'One of these pieces of equipment was not found':
    'No se ha encontrado una de estas piezas de material',
  'One of these crew members was not found': 'No se ha encontrado a uno de estos participantes',
  'One of these costumes is not on the shoot': 'Uno de estos trajes no está en la sesión',
  'One of these references was not found': 'No se ha encontrado una de estas referencias',
  'At most {count} dates': 'Como máximo {count} fechas',
  'Please choose each date once': 'Elige cada fecha solo una vez',
  'These dates have changed since you opened them':
    'Estas fechas han cambiado desde que las abriste',
  'You can answer only for yourself': 'Solo puedes responder por ti',
  'This date is not in the poll': 'Esta fecha no está entre las propuestas',
  'This shoot has changed since the date was taken':
    'Esta sesión ha cambiado desde que se eligió la fecha',
  'Please choose yes, maybe or no': 'Elige sí, quizás o no',
  'The personal link is off': 'El enlace personal está desactivado',
  'This file is empty': 'Este archivo está vacío',
  'There is no date to answer': 'No hay ninguna fecha a la que responder',
  'Only an idea or a planned shoot without a date can ask for a date':
    'Solo una idea o una sesión planificada sin fecha pregunta por una fecha',
  'This poll is closed': 'Esta encuesta está cerrada',
  'This link has changed since you opened it': 'Este enlace ha cambiado desde que lo abriste',
  'This picture was not found': 'No se ha encontrado esta imagen',
  'This is not the shoot in the address': 'No es la sesión de la dirección',
  'These notes have changed since you opened them':
    'Estas notas han cambiado desde que las abriste',
  'Signing in with {name} is not set up here':
    'Aquí no está configurado el inicio de sesión con {name}',
  '{name} only knows this Lensemble as {address}. Open that address instead.':
    '{name} solo conoce este Lensemble como {address}. Abre esa dirección.',
  'There is no profile yet': 'Aún no hay perfil',
  'An invite code is used when you create your account. Join another team from your profile.':
    'El código de invitación se usa al crear la cuenta. Únete a otro equipo desde tu perfil.',
  'This file type is not supported: please choose a JPEG, PNG, WebP, GIF or AVIF file':
    'Este tipo de archivo no se admite: elige un archivo JPEG, PNG, WebP, GIF o AVIF',
  'This file is empty: please choose another picture': 'Este archivo está vacío: elige otra imagen',
  'This picture is damaged or incomplete: please choose another one':
    'Esta imagen está dañada o incompleta: elige otra',
  'This picture takes too much memory to open: please choose a smaller one, or a JPEG of it':
    'Abrir esta imagen requiere demasiada memoria: elige una más pequeña o un JPEG de ella',
  'Please choose a picture': 'Elige una imagen',
  'The picture was not saved, because {place} is not available. Nothing else is lost. Please try again later.':
    'La imagen no se ha guardado porque {place} no está disponible. No se ha perdido nada más. Inténtalo más tarde.',
  'Saving the picture took too long. Please try again.':
    'Guardar la imagen ha tardado demasiado. Inténtalo de nuevo.',
  'This sign-in has no email address, and Lensemble needs one':
    'Este inicio de sesión no tiene dirección de correo y Lensemble necesita una',
  'An account with this address already exists, but this sign-in cannot open it. Please ask the operator of this server.':
    'Ya existe una cuenta con esta dirección, pero este inicio de sesión no puede abrirla. Pregunta a quien administra este servidor.',
  'This sign-in is no longer valid. Please sign in again.':
    'Este inicio de sesión ya no es válido. Vuelve a iniciar sesión.',
  '{service} is not set up on this server': '{service} no está configurado en este servidor',
  'Please connect your Google account first': 'Conecta primero tu cuenta de Google',
  'Access to your Google account was not allowed':
    'No se ha permitido el acceso a tu cuenta de Google',
  'Google refused access. Please try again.': 'Google ha rechazado el acceso. Inténtalo de nuevo.',
  'This window has expired or was already used. Please close it and start again in the shoot.':
    'Esta ventana ha caducado o ya se ha usado. Ciérrala y empieza de nuevo en la sesión.',
  'Lensemble needs permission to save documents. Please try again and check that box.':
    'Lensemble necesita permiso para guardar documentos. Inténtalo de nuevo y marca esa casilla.',
  'Lensemble needs permission to add events. Please try again and check that box.':
    'Lensemble necesita permiso para añadir eventos. Inténtalo de nuevo y marca esa casilla.',
  'This item has changed since you opened it': 'Este elemento ha cambiado desde que lo abriste',
  'This shoot is too long for a call sheet':
    'Esta sesión es demasiado larga para una hoja de rodaje',
  'This session is not valid': 'Este inicio de sesión no es válido',
  'A team can have at most 1 template. Please delete some first.':
    'Un equipo puede tener como máximo 1 plantilla. Elimínala antes.',
  'You can own at most 1 team. Please delete one first.':
    'Puedes ser propietario de 1 equipo como máximo. Elimínalo antes.',
  'You have added a lot in the last minute. Please try again in a minute.':
    'Has añadido mucho en el último minuto. Inténtalo de nuevo en un minuto.',
  'Sample data is for a team without shoots':
    'Los datos de ejemplo son para un equipo sin sesiones',
  'Invalid email or password': 'Correo o contraseña incorrectos',
  'None of the people you chose can get emails from this team':
    'Ninguna de las personas elegidas puede recibir correos de este equipo',
  'This shoot is over': 'Esta sesión ya ha terminado',
  'A person you chose is no longer on this shoot': 'Una persona elegida ya no está en esta sesión',
  'A person you chose has no shoot at this convention any more':
    'Una persona elegida ya no tiene ninguna sesión en esta convención',
  'Please choose at least one person': 'Elige al menos a una persona',
  'Please enter a handle, such as @mira.frames': 'Introduce un perfil, como @mira.frames',
  'Please enter a text': 'Introduce un texto',
  'Please add at least one use': 'Añade al menos un uso',
  'At most {count} uses': 'Como máximo {count} usos',
  'A use is listed twice': 'Un uso aparece dos veces',
  'At most {count} words in braces': 'Como máximo {count} palabras entre llaves',
  'Only team owners and admins can change the consent wording':
    'Solo los propietarios y administradores del equipo pueden cambiar el texto de consentimiento',
  'Another member has saved a newer version of the consent wording':
    'Otro miembro ha guardado una versión más reciente del texto de consentimiento',
  'A consent wording can have at most {count} versions':
    'Un texto de consentimiento puede tener como máximo {count} versiones',
  'This gallery has changed since you opened it': 'Esta galería ha cambiado desde que la abriste',
  'This note has changed since you opened it': 'Esta nota ha cambiado desde que la abriste',
  'This is no longer on your list. Your note was not saved.':
    'Esto ya no está en tu lista. Tu nota no se guardó.',
  'The packing list is full. Your note was not saved.':
    'La lista de equipaje está llena. Tu nota no se guardó.',
  'The team has no consent wording yet': 'El equipo aún no tiene texto de consentimiento',
  'Please type your full name': 'Escribe tu nombre completo',
  'Please choose what you agree to': 'Elige qué aceptas',
  'Please choose what you withdraw': 'Elige qué retiras',
  'What you read has changed meanwhile. Please read it again before you sign.':
    'Lo que leíste ha cambiado. Léelo de nuevo antes de firmar.',
  'You can sign at most {count} times. Please tell the team what you want.':
    'Puedes firmar como máximo {count} veces. Dile al equipo lo que quieres.',
  'You can withdraw at most {count} times. Please tell the team what you want.':
    'Puedes retirar como máximo {count} veces. Dile al equipo lo que quieres.',
  'Please write a comment': 'Escribe un comentario',
  'This point is not on the picture': 'Este punto no está en la imagen',
  'Please choose a reference and a point, or neither':
    'Elige una referencia y un punto, o ninguno de los dos',
  'A reply has the same place as its comment':
    'Una respuesta tiene el mismo lugar que su comentario',
  'A comment about a change is no reply and at no reference':
    'Un comentario sobre un cambio no es una respuesta ni está en una referencia',
  'You can only mention members of the team': 'Solo puedes mencionar a miembros del equipo',
  'This reference was not found': 'No se encontró esta referencia',
  'Not saved: the team has closed the comments':
    'No se ha guardado: el equipo ha cerrado los comentarios',
  'This change was not found': 'No se encontró este cambio',
  'This comment was not found': 'No se encontró este comentario',
  'Only the author can edit a comment': 'Solo quien escribió un comentario puede editarlo',
  'A reply cannot be resolved': 'Una respuesta no se puede resolver',
  'Only members of the team can comment': 'Solo los miembros del equipo pueden comentar',
  'Only the author, team owners and admins can delete a comment':
    'Solo quien escribió un comentario, los propietarios y los administradores del equipo pueden eliminarlo',
  'A shoot can have at most {count} comments. Please delete some first.':
    'Una sesión puede tener como máximo {count} comentarios. Elimina algunos primero.',
  'You have written a lot in the last minute. Please try again in a minute.':
    'Has escrito mucho en el último minuto. Inténtalo de nuevo en un minuto.',
  'This is not a push subscription of a browser': 'Esto no es una suscripción push de un navegador',
  'This choice is not available for this notification':
    'Esta opción no está disponible para esta notificación',
  'Please enter the code': 'Introduce el código',
  'This code is wrong or already used. Please try another one.':
    'Este código no es correcto o ya se ha usado. Prueba con otro.',
  'This took too long. Please sign in again.':
    'Ha pasado demasiado tiempo. Vuelve a iniciar sesión.',
  'The setup has expired. Please start again.': 'La configuración ha caducado. Empieza de nuevo.',
  'Two-step sign-in is already on': 'El inicio de sesión en dos pasos ya está activado',
  'Two-step sign-in is off': 'El inicio de sesión en dos pasos está desactivado',
  'No account here has this passkey': 'Aquí ninguna cuenta tiene esta llave de acceso',
  'The passkey could not be added. Please try again.':
    'No se ha podido añadir la llave de acceso. Inténtalo de nuevo.',
  'You have as many passkeys as an account can have':
    'Tienes tantas llaves de acceso como puede tener una cuenta',
  'Passkeys only work at {address}. Open that address instead.':
    'Las llaves de acceso solo funcionan en {address}. Abre esa dirección.',
} as const satisfies Readonly<Record<Sentence, string>>;
