import { templateTextsIn } from '../model/templateTexts';
import { CONTENTS, type GuideParts, HOURS_EXAMPLE, type TypeGuide } from './guideParts';

export function spanishGuide(parts: GuideParts): string {
  const { github, picture, edit, forms, rules, types, images, facts } = parts;
  return `# Cambie su sitio

<!-- Made by \`npm run generate\`; do not edit it by hand. -->

Cada página de su sitio es un archivo de texto en esta carpeta. Lo edita en su navegador, en GitHub. No hay nada que instalar.
Una revisión lee cada cambio antes de que esté en línea, y nada se publica hasta que usted lo diga. No puede romper el sitio.
Lo que dice la revisión está en inglés; su navegador lo traduce si se lo pide.

${CONTENTS}

## En su teléfono

Con estos formularios cambia datos, horarios, reseñas y fotos, u oculta una página, sin abrir ningún archivo. Ábralos en el navegador
de su teléfono, no en la aplicación de GitHub, que quizá no los muestre. Llene uno, suba sus fotos y oprima **Create** debajo:

${forms}

En unos minutos aparece un comentario debajo del formulario. Dice qué corregir, o que su cambio está listo:

${picture('form-answer', 'Un comentario de github-actions: Your change is ready: #12')}

Oprima en él el número del cambio (por ejemplo, #12). Espere a que un comentario en esa página lleve a una vista previa y a que las
revisiones estén en verde. Mire la vista previa y oprima **Merge pull request** y después **Confirm merge**. El cambio está en línea
unos minutos después.

${picture('merge', 'Dos marcas verdes, All checks have passed, y debajo el botón verde Merge pull request')}

- ¿No hay comentario después de cinco minutos? Edite el formulario: con cualquier cambio se lee otra vez. Si aún no hay nada, mire si
  entró con una cuenta que puede cambiar este repositorio, y mire [githubstatus.com](https://www.githubstatus.com). Nada se pierde.
- Después de un cambio puede aparecer otro llamado **Update the generated files** en Pull requests. Acéptelo también: pone sus nuevas
  reseñas, páginas y horarios en los formularios.
- Para corregir algo, edite el formulario: los tres puntos arriba a la derecha, **Edit**. Sus respuestas son entonces un solo texto: cambie solo
  lo que está debajo de una línea con ###, y deje esas líneas. Se lee otra vez.
- Para retirar un cambio que aún no está en línea, cierre el formulario: **Close issue**.
- En un repositorio público, todos pueden ver un formulario y sus fotos, con el lugar donde se tomaron si su teléfono lo guardó.
- No escriba nombres, calles ni teléfonos de clientes. En un repositorio público, todos ven el formulario, aun más tarde.
- Las fotos deben ser JPEG o PNG. En un iPhone, elija Ajustes, Cámara, Formatos, **Más compatible**.

Para todo lo demás, cambie los archivos mismos.

## Cómo hacer un cambio

1. Siga un enlace de abajo. Abre el archivo, listo para editar. (GitHub quizá le pida que entre en su cuenta.)
2. Cambie el texto. No cambie los nombres antes de los dos puntos ni los espacios al principio de una línea.
3. Oprima **Commit changes…**, elija **Create a new branch**, oprima **Propose changes** y después **Create pull request**.
4. En un minuto aparece un comentario. Dice qué cambia para los visitantes y qué tiene que corregir, si hay algo. Para aceptar una
   corrección, oprima **Commit suggestion**. **Why?** explica la regla de un mensaje, con un ejemplo
   ([todas las reglas](${rules})).
5. Cuando la revisión esté en verde, oprima **Merge pull request**. El cambio está en línea unos minutos después.

## Horario, teléfono, dirección

[Abra business.md](${edit('business.md')}) y cambie las líneas debajo de \`hours:\`. Se ven así:

${HOURS_EXAMPLE}

- Para dos horarios al día, escriba \`times:\` con una coma entre ellos. Para día y noche, escriba \`times: 24 hours\`.
- Si cierra después de medianoche, escriba la hora de la mañana siguiente: \`opens: 6:00 PM\` y \`closes: 2:00 AM\`.
- Si algunos días trabaja solo con cita, escriba \`byAppointment: yes\` en vez de \`closed: yes\`.
- Si el horario es otro en una parte del año, agregue una segunda entrada para los mismos días con \`season: April - October\`.
- Un día festivo es un nombre o una fecha. \`Thanksgiving\` y \`December 24\` se repiten cada año, \`2026-08-03 - 2026-08-07\` es una sola vez.

El teléfono, la dirección y otros datos del negocio están en el mismo archivo. Cambie un dato ahí, y cambia en todas las páginas.

${types(TYPES)}

## Una foto

Para agregar fotos a la galería:

${uploadSteps(parts)}
3. Para describir una foto, agregue una línea a \`descriptions.md\` en la misma carpeta. Si la carpeta no tiene ese archivo, haga uno así:

\`\`\`yaml
---
mi-foto.jpg: El trabajo terminado, visto desde la calle
otra-foto.jpg: El mismo lugar antes del trabajo
---
\`\`\`

Para agregar una imagen a una página:

1. Abra ${images}, o una carpeta de ahí, y suba la imagen.
2. Descríbala en el \`descriptions.md\` que está junto a ella, para quien no puede verla.
3. En el archivo de la página, escriba la ruta de la imagen: \`image: images/mi-foto.jpg\`.

## Una página que aparece o desaparece en una fecha

Agregue uno o los dos de estos campos a una nueva página, servicio, ciudad o artículo. A lo que ya está en línea, agregue solo \`expiresAt\`.

\`\`\`yaml
publishAt: 2026-12-01
expiresAt: 2026-12-31
\`\`\`

La página aparece en la primera fecha. La segunda es el último día que está en línea. Puede agregar una hora: \`2026-12-01 8:00 AM\`. Las horas
son las de su negocio (\`timeZone\` en \`business.md\`, o la zona horaria de su estado). El sitio mira una vez por hora si le toca a
una página, así que puede cambiar hasta una hora y media tarde.

Para ocultar una página hasta nuevo aviso, escriba \`published: no\`.

## Deshacer un cambio

1. Abra sus [cambios aceptados](${github}/pulls?q=is%3Apr+is%3Amerged) y oprima el que quiere deshacer.
2. Abajo, oprima **Revert** y después **Create pull request**.
3. Cuando la revisión esté en verde, oprima **Merge pull request**. El sitio vuelve a ser lo que era.

Para deshacer un cambio en un solo archivo, abra el archivo, oprima **History** y copie el texto anterior.

## Bueno saber

- En cualquier texto, estos nombres se cambian por los datos de \`business.md\`: ${facts}.
- En un campo, escriba un enlace como \`Texto del enlace -> /direccion\`. En el texto de una página, escriba \`[texto del enlace](/direccion)\`.
- [FIELDS.md](FIELDS.md) explica cada campo y cada sección, con ejemplos, en inglés.
`;
}

/** How to add photos to the gallery; a new site has no folder for them yet. */
function uploadSteps({ hasGallery, github }: GuideParts): string {
  if (hasGallery)
    return `1. Abra la carpeta [portfolio](${github}/tree/main/content/portfolio), y en ella la carpeta del tipo de trabajo.
2. Oprima **Add file**, después **Upload files**, y suelte sus fotos (JPEG o PNG) en la página. Después proponga el cambio como arriba.`;
  return `1. En una computadora, haga una carpeta con el nombre \`portfolio\`, y en ella una para el tipo de trabajo, con sus fotos (JPEG o PNG).
2. Suelte la carpeta \`portfolio\` en [esta página](${github}/upload/main/content). Después proponga el cambio como arriba.`;
}

const TYPES: Readonly<Record<string, TypeGuide>> = {
  page: {
    heading: 'Una página',
    text: '[Empiece una página nueva]({new}). Hágala con [secciones](FIELDS.md#sections-of-a-page).',
  },
  service: {
    heading: 'Un servicio',
    text: '[Empiece un servicio nuevo]({new}). Hágalo con las mismas [secciones](FIELDS.md#sections-of-a-page) que una página.',
  },
  area: {
    heading: 'Una ciudad',
    text: `[Empiece una ciudad nueva]({new}) y llene los campos. El nombre del archivo es la dirección: \`su-ciudad.md\` es
\`/areas/su-ciudad\`. Su tarjeta y su entrada para los buscadores se agregan solas. Para agregar la página a un menú, edite
[navigation.md]({edit}/navigation.md).`,
  },
  member: {
    heading: 'Una persona del equipo',
    text: '[Empiece una persona nueva]({new}). Sin `photo:`, se muestra solo su nombre. `order` es su posición en el equipo; 1 es la primera.',
  },
  review: {
    heading: 'Una reseña',
    text: `[Empiece una reseña nueva]({new}). Dé un nombre al archivo, como \`ana-r.md\`. Llene el nombre, la ciudad y las
páginas que muestran la reseña, una por línea. Debajo del segundo \`---\`, escriba lo que dijo el cliente en vez de
“${templateTextsIn('es').body}”

- \`date\` y \`source\` dicen cuándo y dónde se escribió, como Google o una carta, y \`url\` dónde se puede leer. Los visitantes lo ven
  debajo de la reseña.
- \`order\` es su posición entre las reseñas de una página; 1 es la primera. Las que no la tienen siguen, la más nueva primero.`,
  },
  article: {
    heading: 'Un artículo',
    text: `[Empiece un artículo nuevo]({new}). El nombre del archivo es la dirección: \`su-articulo.md\` es \`/blog/su-articulo\`.
Escriba la fecha de hoy después de \`publishedAt:\`. El blog muestra primero el artículo más nuevo.

Escriba el texto debajo del segundo \`---\`. Una línea vacía empieza un párrafo, \`## \` empieza un título, \`- \` empieza un punto de una
lista, y \`**dos asteriscos**\` a cada lado ponen palabras en negrita.`,
  },
  project: {
    heading: 'Un trabajo terminado',
    text: `[Empiece un trabajo nuevo]({new}) y cambie todos los ejemplos. El nombre del archivo es la dirección: \`su-trabajo.md\` es
\`/projects/su-trabajo\`. Suba antes las fotos a la [galería](#una-foto), con una línea para cada una en \`descriptions.md\`. Cuente la
historia del trabajo debajo del segundo \`---\`. La página, las listas y los costos se hacen solos.

- \`services\` y \`town\` son nombres de archivos en \`services\` y \`areas\`, sin \`.md\`. El primer servicio es el principal.
- Los visitantes ven el costo solo con \`costShown: yes\`.
- Pregunte a su cliente antes de publicar, y nunca escriba una calle ni un apellido.`,
  },
};
