import type { mails as english } from '../en/mails';

export const mails: Readonly<Record<keyof typeof english, string>> = {
  leadSubject: 'Solicitud de presupuesto de {name} ({about})',
  leadTitle: 'Nueva solicitud de presupuesto',
  leadCallLink: 'Llamar',
  leadCall: 'Llamar a {name}: {phone}',
  leadReply: 'Para contestar, responda a este correo.',
  leadName: 'Nombre',
  leadPhone: 'Teléfono',
  leadPhoneTyped: '{phone}, escrito “{typed}”',
  leadEmail: 'Correo electrónico',
  leadAddress: 'Dirección',
  leadProjectType: 'Tipo de proyecto',
  leadForm: 'Formulario',
  leadPageTitle: 'Título de la página',
  leadPage: 'Página',
  leadFrom: 'Llegó desde',
  leadReceived: 'Recibida',
  leadMessage: 'Mensaje',
  leadNotAsked: '{question} (no está en el formulario actual)',
  leadWebsite: 'sitio web',

  confirmationSubject: 'Recibimos su solicitud - {business}',
  confirmationTitle: 'Recibimos su solicitud',
  confirmationGreeting: 'Hola, {name}:',
  confirmationNameless: 'Hola:',
  confirmationThanks:
    'Gracias por comunicarse con {business}. Recibimos su solicitud y le responderemos pronto.',
  confirmationPhotos:
    'Fotos recibidas: {number} de {all}. Para que las borremos, o todo lo que envió, responda a este correo.',
  confirmationNoPhotos: 'Si tiene fotos del proyecto, responda a este correo y adjúntelas.',
  confirmationUrgent: 'Si es urgente, llámenos al {phone}.',

  photosSubject: 'Más fotos de {name}',
  photosTitle: 'Más fotos',
  photosMore: 'Estas fotos son de una solicitud anterior de {name}.',
  photosAttached: 'Fotos adjuntas: {number}',
  photosNotAttached:
    'Guardadas, pero demasiado grandes para este correo: {names}. Pídalas a quien se ocupa de su sitio web.',
  photosRefused:
    'Guardadas, pero el servidor de correo rechazó este mensaje con ellas: {names}. Pídalas a quien se ocupa de su sitio web.',
  photosMissing: '{number} de {all} fotos no habían llegado todavía. Si llegan, recibirá otro correo.',

  digestSubjectOne: '{business}: {number} solicitud en el último día',
  digestSubjectOther: '{business}: {number} solicitudes en el último día',
  digestTitle: 'Resumen diario de su sitio web',
  digestReceived: 'Solicitudes en las últimas 24 horas: {number}',
  digestHeld: 'Posible spam, no enviado por correo: {number}',
  digestSenders: 'Aquí se muestran las solicitudes de {number} remitentes; todas están guardadas.',
  digestSameSender: 'El mismo remitente envió {number} más.',
  digestOthers: 'Aquí se muestran las {number} más recientes; todas están guardadas.',
  digestLeaving:
    'Las solicitudes de más de {months} meses se borran de la base de datos: {number} en los próximos siete días.',
  digestLeavingPhotos:
    'Las fotos de más de {months} meses se borran de la base de datos: {number} en los próximos siete días.',
  digestPhotos:
    'Las fotos ocupan el {percent}% de su espacio en la base de datos. Cuando se llene, los visitantes no podrán enviar más; sus solicitudes seguirán llegando.',
  digestPhotoSender:
    'El {percent}% lo ocupa quien envió esta solicitud: {lead} Quien mantiene su sitio web puede borrar estas fotos: solicitud {id}.',
  digestReason: 'Motivo: {reason}.',
  digestMoreThan: 'más de {number}',
  allSent: 'Se enviaron todos los correos.',
  noneWaiting: 'No hay correos por enviar.',
  attemptsOne: '{number} intento',
  attemptsOther: '{number} intentos',
  waitingOne: 'Hay {number} correo por enviar desde el {time}, después de {attempts}.',
  waitingOther: 'Hay {number} correos por enviar, el más antiguo desde el {time}, después de {attempts}.',
  lastError: 'El último error del servidor de correo: {error}',
  ownMail: 'Un correo para usted',
  mailAbout: 'El correo sobre {lead}',
  givenUp:
    '{mail} fue rechazado por el servidor de correo y no se volverá a intentar después de {attempts}. El error: {error}',

  heldHidden: 'llenó un campo que solo ven los bots',
  heldFast: 'se llenó en menos de {seconds} segundos',
  heldSender: 'más de {limit} solicitudes por hora de un mismo remitente',
  heldFlood: 'parte de una avalancha de solicitudes',

  floodSubject: '{business}: demasiadas solicitudes a la vez; las nuevas quedan retenidas',
  floodTitle: 'Demasiadas solicitudes a la vez',
  floodWhat:
    'Su sitio web recibió solicitudes de más de {limit} remitentes en una hora. Probablemente sea un programa y no clientes.',
  floodKept:
    'Todas las solicitudes se guardan. Se envían por correo en cuanto lleguen menos, primero las que parecen de clientes. No se pierde nada.',
  floodNext:
    'El resumen diario dice quién envió las que están retenidas. Para ver la lista completa, consulte a quien se encarga de su sitio web.',
};
