import type { formErrors as english } from '../en/formErrors';

export const formErrors: Readonly<Record<keyof typeof english, string>> = {
  nameMissing: 'Escriba su nombre completo.',
  emailMissing: 'Escriba su correo electrónico.',
  phoneMissing: 'Escriba su número de teléfono.',
  phoneOrEmailMissing: 'Escriba su número de teléfono o su correo electrónico.',
  messageMissing: 'Cuéntenos sobre su proyecto.',
  projectTypeMissing: 'Seleccione un tipo de proyecto.',
  addressMissing: 'Escriba su dirección.',
  answerMissing: 'Responda esta pregunta: “{question}”',
  answerUnknown: 'Seleccione una respuesta a esta pregunta: “{question}”',
  emailInvalid: 'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
  nameTooLong: 'Su nombre es demasiado largo: use 200 caracteres como máximo.',
  emailTooLong: 'Su correo electrónico es demasiado largo.',
  phoneTooLong: 'Su número de teléfono es demasiado largo.',
  messageTooLong: 'Su mensaje es demasiado largo: use 10,000 caracteres como máximo.',
  projectTypeTooLong: 'El tipo de proyecto es demasiado largo: use 80 caracteres como máximo.',
  addressTooLong: 'Su dirección es demasiado larga: use 300 caracteres como máximo.',
  answerTooLong: 'Su respuesta a “{question}” es demasiado larga: use 1,000 caracteres como máximo.',
  invalid: 'Revise los datos que escribió.',
  badCharacter: 'Su mensaje contiene un carácter que no podemos guardar. Escríbalo de nuevo.',
  onlyPosts: 'Esta dirección solo recibe mensajes enviados con el formulario de nuestro sitio web.',
  wrongOrigin: 'Envíe su mensaje con el formulario de nuestro sitio web.',
  wrongType: 'No pudimos leer su mensaje. Envíelo con el formulario de nuestro sitio web.',
  unreadable: 'No pudimos leer su mensaje. Vuelva a cargar la página y envíelo de nuevo.',
  tooLarge: 'Su mensaje es demasiado largo para este formulario. Acórtelo y envíelo de nuevo.',
  tooSlow: 'Su mensaje tardó demasiado en llegar. Revise su conexión y envíelo de nuevo.',
  tooMany: 'Recibimos muchos mensajes desde su conexión en la última hora. Llámenos directamente al {phone}',
  otherText:
    'Ya recibimos un mensaje diferente de este formulario. Vuelva a cargar la página y envíe el suyo de nuevo, o llámenos al {phone}',
  notStored:
    'No pudimos guardar su mensaje en este momento. Inténtelo de nuevo o llámenos directamente al {phone}',
  photoUnreadable:
    'No podemos leer esta foto. Envíe un archivo JPEG, PNG, WebP o HEIC, o mándela por correo a {email}',
  photoTooLarge: 'Esta foto pesa más de 8 MB. Envíe una más pequeña, o mándela por correo a {email}',
  photosTooLarge: 'Sus fotos pesan juntas más de 20 MB. Mande esta por correo a {email}',
  photoUnannounced: 'Recibimos más fotos de las que seleccionó. Mande esta por correo a {email}',
  photoUnknown:
    'Puede agregar fotos hasta 24 horas después de su mensaje. Envíe otro mensaje, o mande esta por correo a {email}',
  photosFull: 'Tenemos su mensaje, pero no hay lugar para más fotos. Mande esta por correo a {email}',
  photoNotStored:
    'No pudimos guardar esta foto en este momento. Inténtelo de nuevo, o mándela por correo a {email}',
  failed: 'Tuvimos un problema. Llámenos directamente al {phone}',
};
