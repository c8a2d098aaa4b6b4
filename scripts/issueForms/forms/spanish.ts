import { MONTHS, WEEKDAYS } from '../../../pipeline/fields/calendar';
import { spanishAbouts } from '../../../pipeline/model/templateTexts';

/** The texts of the forms in Spanish, by those in English. */
export const spanish: Readonly<Record<string, string>> = {
  ...spanishAbouts,
  'A finished job': 'Un trabajo terminado',
  'A finished job with photos, which gets a page of its own.':
    'Un trabajo terminado con fotos, que tendrá su propia página.',
  'A review': 'Una reseña',
  'What a customer said about you.': 'Lo que dijo de usted un cliente.',
  'Photos for the gallery': 'Fotos para la galería',
  'Photos of your work, with a line about each.': 'Fotos de su trabajo, con una línea sobre cada una.',
  'A team member': 'Una persona del equipo',
  'Somebody who joined your team.': 'Alguien que entró a su equipo.',
  'An article': 'Un artículo',
  'An article for your blog.': 'Un artículo para su blog.',
  'Opening hours and holidays': 'Horario y días festivos',
  'When you are open, and the days on which that is different.':
    'Cuándo está abierto, y los días en que eso cambia.',
  'Phone, address and other facts': 'Teléfono, dirección y otros datos',
  'The phone number, the address, the license and other facts, which are changed on every page.':
    'El teléfono, la dirección, la licencia y otros datos, que cambian en todas las páginas.',
  'Hide a page': 'Ocultar una página',
  'Take a page off your site without losing it, or put it back.':
    'Quite una página de su sitio sin perderla, o vuelva a mostrarla.',
  // Every form
  'Who may read this': 'Quién puede leer esto',
  'Leave it empty, unless your text names a street, a number, an email address or a person.':
    'Déjelo vacío, a menos que su texto nombre una calle, un número, un correo electrónico o una persona.',
  'Everybody may read the addresses, numbers and names in my text':
    'Todos pueden leer las direcciones, los números y los nombres de mi texto',
  Yes: 'Sí',
  Title: 'Título',
  Date: 'Fecha',
  Position: 'Posición',
  Town: 'Ciudad',
  Name: 'Nombre',
  Gallery: 'Galería',
  Photos: 'Fotos',
  Photo: 'Foto',
  Picture: 'Imagen',
  'Summary for search engines': 'Resumen para los buscadores',
  'Search words': 'Palabras de búsqueda',
  'Words that people search for. One per line.': 'Palabras que la gente busca. Una por línea.',
  'One line for each photo, in their order.': 'Una línea para cada foto, en el mismo orden.',
  'One line for each photo, in their order, for people who cannot see them and for search engines.':
    'Una línea para cada foto, en el mismo orden, para quien no puede verlas y para los buscadores.',
  'One line, for people who cannot see it and for search engines.':
    'Una línea, para quien no puede verla y para los buscadores.',
  'Photos: what each one shows': 'Fotos: qué muestra cada una',
  'Picture: what it shows': 'Imagen: qué muestra',
  'The finished work, seen from the street': 'El trabajo terminado, visto desde la calle',
  // A finished job
  'The heading of the page. No name of a customer.':
    'El título de la página. Sin el nombre de ningún cliente.',
  'One or two sentences about this job, for search results.':
    'Una o dos frases sobre este trabajo, para los buscadores.',
  'Short name': 'Nombre corto',
  'A short name, for links to this page.': 'Un nombre corto, para los enlaces a esta página.',
  'Main service': 'Servicio principal',
  'The service that the job is listed under.': 'El servicio con el que aparece el trabajo.',
  'Other services': 'Otros servicios',
  'Everything else the job was about.': 'Todo lo demás que se hizo.',
  'Month it was finished': 'Mes en que se terminó',
  'The month in which the job was finished.': 'El mes en que se terminó el trabajo.',
  'May 2026': 'mayo de 2026',
  'How long it took': 'Cuánto tardó',
  'How long the work took.': 'Cuánto tardó el trabajo.',
  '3 weeks': '3 semanas',
  Cost: 'Costo',
  'An amount, or the lowest and the highest. Visitors see it only if you choose so below.':
    'Una cantidad, o la más baja y la más alta. Los visitantes la ven solo si lo elige abajo.',
  'Show the cost to visitors': 'Mostrar el costo a los visitantes',
  'Choose “Yes” to publish the cost.': 'Elija “Sí” para publicar el costo.',
  House: 'Casa',
  'What kind of house it is.': 'Qué tipo de casa es.',
  'Rancher from the 1960s': 'Casa de una planta de los años 60',
  'What was done': 'Qué se hizo',
  'Planning, preparation, new work and cleanup': 'Planos, preparación, obra nueva y limpieza',
  Materials: 'Materiales',
  'The main materials. One per line.': 'Los materiales principales. Uno por línea.',
  'Local stone': 'Piedra de la zona',
  'Photos of the job, the best one first.': 'Fotos del trabajo, la mejor primero.',
  'Review of the customer': 'Reseña del cliente',
  'Not in the list? Send the review first, merge it, and merge “Update the generated files”.':
    '¿No está en la lista? Envíe primero la reseña, acéptela (Merge), y acepte “Update the generated files”.',
  'The part of the gallery that shows the photos too.':
    'La parte de la galería que también muestra las fotos.',
  'Photos from before the work': 'Fotos de antes del trabajo',
  'Only if you have the same view from after. Not again among the photos above.':
    'Solo si tiene la misma vista de después. No las repita entre las fotos de arriba.',
  'Photos from after the work': 'Fotos de después del trabajo',
  'In the same order as those from before. Attach them here too, even if they are above.':
    'En el mismo orden que las de antes. Súbalas aquí también, aunque estén arriba.',
  'What each pair shows': 'Qué muestra cada par',
  'One line for each pair, in their order.': 'Una línea para cada par, en el mismo orden.',
  'The same corner': 'La misma esquina',
  'Story of the job': 'Historia del trabajo',
  'What the customer wanted and what you did. No surname, street or phone number: ask your customer first.':
    'Qué quería el cliente y qué hizo usted. Sin apellido, calle ni teléfono: pregunte antes a su cliente.',
  'Done in three days, before the first frost': 'Terminado en tres días, antes de las lluvias',
  'What was there before, what we did in three days, and what the customer has now.':
    'Lo que había antes, lo que hicimos en tres días y lo que el cliente tiene ahora.',
  'work before winter': 'obra antes de las lluvias',
  'Before the first frost': 'Antes de las lluvias',
  // A review
  'Who said it': 'Quién lo dijo',
  Stars: 'Estrellas',
  'Stars, from 1 to 5.': 'Estrellas, de 1 a 5.',
  'What you built': 'Qué le hizo',
  'What you did for them.': 'Lo que hizo para el cliente.',
  'Repairs after a storm': 'Reparaciones después de una tormenta',
  'For example September 15, 2026. Leave it empty if you only know “3 weeks ago”.':
    'Por ejemplo, 15 de septiembre de 2026. Déjelo vacío si solo sabe “hace 3 semanas”.',
  'September 15, 2026': '15 de septiembre de 2026',
  'Where it was written': 'Dónde se escribió',
  Letter: 'Carta',
  Email: 'Correo electrónico',
  'Address of the review': 'Dirección de la reseña',
  'The address where it can be read, if its source is a website.':
    'La dirección donde se puede leer, si está en un sitio web.',
  'Its position among the reviews on a page; 1 is first. Reviews without it follow, the newest first.':
    'Su posición entre las reseñas de una página; 1 es la primera. Las que no la tienen siguen, la más nueva primero.',
  'Pages that show it': 'Páginas que la muestran',
  'What the customer said': 'Lo que dijo el cliente',
  'Only the customer’s own words. Leave out the name, the stars, “2 months ago”, More, Share and your answer.':
    'Solo las palabras del cliente. Sin el nombre, las estrellas, “hace 2 meses”, Más, Compartir ni su respuesta.',
  // Photos for the gallery
  'The part of the gallery for these photos.': 'La parte de la galería para estas fotos.',
  'Up to 20.': 'Hasta 20.',
  'What each one shows': 'Qué muestra cada una',
  // A team member
  'Job title': 'Puesto',
  'The position in the team; 1 is first.': 'La posición en el equipo; 1 es la primera.',
  'A photo of the person. Without one, the person is shown in type alone.':
    'Una foto de la persona. Sin ella, se muestra solo su nombre.',
  'About the person': 'Sobre la persona',
  'Plans the work and answers your questions.': 'Planea el trabajo y contesta sus preguntas.',
  Specialties: 'Especialidades',
  'What the person is best at. One per line.': 'Lo que mejor hace. Una por línea.',
  Planning: 'Planos',
  Experience: 'Experiencia',
  'How long the person has worked in the trade.': 'Cuánto tiempo lleva en el oficio.',
  '15+ Years': '15 años',
  'Crew Leader': 'Encargada de obra',
  // An article
  'The heading of the article.': 'El título del artículo.',
  'The picture for the article.': 'La imagen del artículo.',
  'The date it was published.': 'La fecha en que se publicó.',
  Author: 'Autor',
  'Who wrote it.': 'Quién lo escribió.',
  Category: 'Categoría',
  'The part of your blog that it belongs to.': 'La parte de su blog a la que pertenece.',
  Tags: 'Temas',
  'Topics, a word or two each. One per line.': 'Temas, de una o dos palabras. Uno por línea.',
  'Text of its card': 'Texto de su tarjeta',
  'What is worth having, and what is only fashion.': 'Lo que vale la pena, y lo que es solo moda.',
  'Time to read': 'Tiempo de lectura',
  'How long it takes to read. If you leave it out, the site works it out from the length.':
    'Cuánto se tarda en leerlo. Si lo deja vacío, el sitio lo calcula.',
  '6 min read': '6 min de lectura',
  'The Maple Row team': 'El equipo',
  Text: 'Texto',
  'What the work costs, and why': 'Lo que cuesta el trabajo, y por qué',
  'Where the money goes, what can be saved, and what is better not saved.':
    'En qué se va el dinero, en qué se puede ahorrar y en qué no conviene.',
  'cost of the work': 'costo del trabajo',
  Costs: 'Costos',
  costs: 'costos',
  // Opening hours and holidays
  'Opening hours': 'Horario',
  Holidays: 'Días festivos',
  'One line for days with the same hours: Monday - Friday: 8:00 AM - 5:30 PM. You can write "closed", "by appointment" or "24 hours", two times with a comma between them, and a part of the year in parentheses after the days: (April - October).':
    'Una línea para los días con el mismo horario: lunes a viernes: 8:00 AM - 5:30 PM. Puede escribir "cerrado", "con cita" o "24 horas", dos horarios con una coma entre ellos, y una parte del año entre paréntesis después de los días: (abril - octubre).',
  'One line for each, by name or date: "Thanksgiving: closed" and "December 24: 8:00 AM - 12:00 PM" come every year, "2027-08-02 - 2027-08-06: closed" once.':
    'Una línea para cada uno, por su nombre o su fecha: "Thanksgiving: cerrado" y "24 de diciembre: 8:00 AM - 12:00 PM" se repiten cada año, "2027-08-02 - 2027-08-06: cerrado" es una sola vez.',
  // Phone, address and other facts
  'Which fact': 'Qué dato',
  'Each is written once and used everywhere.': 'Cada uno se escribe una vez y se usa en todas partes.',
  'What to write': 'Qué escribir',
  'As visitors should read it. If you leave it empty, the fact is removed.':
    'Como deben leerlo los visitantes. Si lo deja vacío, el dato se quita.',
  'Name of the business': 'Nombre del negocio',
  Trade: 'Oficio',
  Tagline: 'Lema',
  'Description of the business': 'Descripción del negocio',
  Phone: 'Teléfono',
  'Street and number': 'Calle y número',
  State: 'Estado',
  'Postal code': 'Código postal',
  Country: 'País',
  'Time zone': 'Zona horaria',
  'Latitude of the map position': 'Latitud en el mapa',
  'Longitude of the map position': 'Longitud en el mapa',
  'License number': 'Número de licencia',
  'Text before the license number': 'Texto antes del número de licencia',
  'Year it was founded': 'Año de fundación',
  'Number of employees': 'Número de empleados',
  'Price range': 'Rango de precios',
  'Average rating': 'Calificación promedio',
  'Number of reviews': 'Número de reseñas',
  'Number of reviews, as visitors read it': 'Número de reseñas, como lo leen los visitantes',
  'Where the reviews are counted': 'Dónde se cuentan las reseñas',
  'Date the reviews were counted': 'Fecha en que se contaron las reseñas',
  Accreditation: 'Acreditación',
  'How soon you answer': 'Qué tan pronto contesta',
  'Page with your reviews': 'Página con sus reseñas',
  'Ask visitors how and when to reach them': 'Preguntar a los visitantes cómo y cuándo contactarlos',
  'Phone number and email address: both or either': 'Teléfono y correo: los dos o uno',
  'How long requests from your forms are kept': 'Cuánto tiempo se guardan las solicitudes',
  'How long photos sent with a request are kept': 'Cuánto tiempo se guardan las fotos de las solicitudes',
  'Page about privacy': 'Página sobre privacidad',
  'Main color': 'Color principal',
  'Button color': 'Color de los botones',
  Font: 'Letra',
  // Hide a page
  'Which page': 'Qué página',
  'Its name and its address.': 'Su nombre y su dirección.',
  'What to do with it': 'Qué hacer con ella',
  'A hidden page stays in your files.': 'Una página oculta sigue en sus archivos.',
  'Hide it from visitors': 'Ocultarla a los visitantes',
  'Show it to visitors': 'Mostrarla a los visitantes',
};

export const spanishNotice = [
  '**Quién puede ver esto:** en un repositorio público, todos ven lo que envía, aun antes de que esté en su sitio. Las fotos se envían como son, con el lugar donde se tomaron si su teléfono lo guardó (GPS). En el sitio no llevan esos datos. No escriba nombres, calles ni teléfonos de clientes.',
  'Cuando envía el formulario, se revisa en unos minutos. La respuesta es un comentario en inglés debajo: qué corregir, o un enlace al cambio terminado. Para corregir algo, edite el mismo formulario (los tres puntos arriba a la derecha, **Edit**). Sus respuestas son entonces un solo texto: cambie solo lo que está debajo de una línea con ###, y deje esas líneas.',
].join('\n\n');

const dateName = (format: Intl.DateTimeFormatOptions, day: number) =>
  new Intl.DateTimeFormat('es', { ...format, timeZone: 'UTC' }).format(day);

const HOURS: ReadonlyMap<string, string> = new Map([
  ...WEEKDAYS.map((name, at) => [name, dateName({ weekday: 'long' }, Date.UTC(2024, 0, 1 + at))] as const),
  ...MONTHS.map((name, at) => [name, dateName({ month: 'long' }, Date.UTC(2024, at, 1))] as const),
  ['closed', 'cerrado'],
  ['by appointment', 'con cita'],
  ['24 hours', '24 horas'],
]);

/** Lines of hours and holidays: `lunes a viernes (abril - octubre): 8:00 AM - 5:30 PM`, `24 de diciembre: cerrado`. */
export function hoursInSpanish(lines: string): string {
  return lines
    .replace(/^(\w+day) - (\w+day)\b/gm, '$1 a $2')
    .replace(new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})\\b`, 'g'), '$2 de $1')
    .replace(new RegExp(`\\b(?:${[...HOURS.keys()].join('|')})\\b`, 'g'), (word) => HOURS.get(word) ?? word);
}
