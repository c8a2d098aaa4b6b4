/** An answer as people call it, which a file of answers takes too; its question; an example; and what is said of one that is not understood. */
type Question = readonly [label: string, question: string, example: string, fault?: string];

const english = {
  questions: {
    name: ['name', 'What is the name of the business?', 'Lone Star Plumbing'],
    trade: ['trade', 'What is your trade?', 'plumber'],
    town: ['town', 'In which town is the business?', 'Duluth'],
    state: ['state', 'In which state?', 'MN', 'is no state: write MN or Minnesota'],
    postalCode: ['ZIP code', 'What is its ZIP code?', '55802', 'is no ZIP code: write its five digits'],
    street: ['street', 'What is the street address, if customers may visit you?', '12 Lake Avenue'],
    phone: ['phone', 'What is your phone number?', '(614) 555-0142', 'has no number of ten digits'],
    email: [
      'email',
      'What is your email address?',
      'hello@example.com',
      'is no email address: write one with an @',
    ],
    site: [
      'website',
      'What is the address of your site, if you have one?',
      'www.example.com',
      'is no address of a site: write it as www.example.com',
    ],
    hours: ['hours', 'When are you open?', 'Mon-Fri 8-5, Sat 9-12'],
    services: [
      'services',
      'What do you do? Write commas between your services.',
      'Leak repair, Drain cleaning',
    ],
    towns: [
      'towns',
      'In which towns do you work? With a ZIP code, each gets a page.',
      'Hermantown 55811, Superior WI 54880',
    ],
    owner: ['owner', 'Who owns the business, and for how long in the trade?', 'Ann Lee, 12 years'],
    people: ['team', 'Who else works with you?', 'Bo Ruud (climber), Jo Diaz'],
    license: ['license', 'What is your license number, if you need one?', 'MS90012345'],
    founded: [
      'in business since',
      'Since which year are you in business?',
      '2015',
      'has no year: write its four digits',
    ],
    color: [
      'color',
      'What is the color of your business?',
      'forest green',
      'is no color that is known here: write one name, such as navy, or its digits, such as #0a5c7a',
    ],
  },
  begin: (draft: string) =>
    `“back” returns to the question before. Ctrl-C stops: what you typed stays in ${draft} beside the new folder, and the same command goes on from there.`,
  stopped: 'Stopped. The same command goes on from here.',
  required: 'required',
  skips: 'Enter skips',
  keeps: (earlier: string) => `Enter keeps “${earlier}”`,
  missing: 'A site cannot be without this.',
  read: (read: string) => `We read: ${read.replace(/\.$/, '')}.`,
  left: (left: string) => `Not understood: ${left}. Correct it, or press Enter to keep it as a note.`,
  darkened: (typed: string, color: string) =>
    `“${typed}” is too light to be read as text: the site has a darker tone, ${color}.`,
  isRight: 'Is this right? Choose with ↑ and ↓ a line to correct.',
  done: 'All is right',
  toWrite: 'still to write',
  incomplete: 'The answers are not complete:',
  notUnderstood: (label: string, typed: string) => `“${typed}” is not understood as ${label}.`,
  noAnswer: (label: string) => `There is no answer for “${label}”.`,
  perhaps: (line: string) => `Is it this line, which was not read? “${line}”.`,
  example: (label: string, example: string) => `Write, for example, ${label}: ${example}`,
  otherState: (code: string, states: string, state: string) =>
    `The ZIP code ${code} is in ${states}, and not in ${state}. Correct one of them.`,
  or: ' or ',
  misspelled: (name: string, meant: string) =>
    `There is no answer called “${name}”. Did you mean “${meant}”?`,
  wrote: (count: number, folder: string) => `Wrote ${count} files to ${folder}, with Git and a first commit.`,
  next: (folder: string) =>
    `See the site with \`npm start -- --site ${folder}\`. \`npm run validate -- --site ${folder}\` lists what only you can write.`,
  kept: (draft: string) =>
    `What you typed stays in ${draft}: with \`--answers ${draft}\`, the command makes the site again.`,
} satisfies { questions: Readonly<Record<string, Question>>; [name: string]: unknown };

export type Words = Omit<typeof english, 'questions'> & {
  questions: Readonly<Record<AnswerKey, Question>>;
};

export type AnswerKey = keyof typeof english.questions;

const spanish: Words = {
  questions: {
    name: ['nombre', '¿Cómo se llama el negocio?', 'Plomería Salgado'],
    trade: ['oficio', '¿Cuál es su oficio?', 'plomero'],
    town: ['ciudad', '¿En qué ciudad está el negocio?', 'Laredo'],
    state: ['estado', '¿En qué estado?', 'TX', 'no es un estado: escriba TX o Texas'],
    postalCode: [
      'código postal',
      '¿Cuál es su código postal?',
      '78040',
      'no es un código postal: escriba sus cinco dígitos',
    ],
    street: ['calle', '¿Cuál es la dirección, si los clientes pueden visitarlo?', '1410 San Bernardo Ave'],
    phone: ['teléfono', '¿Cuál es su teléfono?', '(956) 555-0142', 'no tiene un número de diez dígitos'],
    email: [
      'correo',
      '¿Cuál es su correo electrónico?',
      'hola@example.com',
      'no es un correo: escriba uno con @',
    ],
    site: [
      'página',
      '¿Cuál es la dirección de su página, si tiene una?',
      'www.example.com',
      'no es la dirección de una página: escríbala como www.example.com',
    ],
    hours: ['horario', '¿Cuándo abre?', 'lunes a viernes 8 a 5, sábado 9 a 12'],
    services: ['servicios', '¿Qué hace? Escriba comas entre sus servicios.', 'Reparación de fugas, Destapes'],
    towns: [
      'pueblos',
      '¿En qué pueblos trabaja? Con su código postal, cada uno tiene una página.',
      'Río Bravo 78046, El Cenizo 78046',
    ],
    owner: ['dueño', '¿Quién es el dueño, y cuántos años lleva en el oficio?', 'Ana Garza, 12 años'],
    people: ['equipo', '¿Quién más trabaja con usted?', 'Beto Ruiz (ayudante), Luz Díaz'],
    license: ['licencia', '¿Cuál es su número de licencia, si necesita una?', 'M-12345'],
    founded: [
      'desde',
      '¿Desde qué año tiene el negocio?',
      '2015',
      'no tiene un año: escriba sus cuatro dígitos',
    ],
    color: [
      'color',
      '¿De qué color es su negocio?',
      'verde',
      'no es un color conocido aquí: escriba un solo nombre, como azul marino, o sus dígitos, como #0a5c7a',
    ],
  },
  begin: (draft) =>
    `“atrás” vuelve a la pregunta anterior. Ctrl-C detiene: lo que escribió queda en ${draft}, junto a la carpeta nueva, y el mismo comando sigue desde ahí.`,
  stopped: 'Detenido. El mismo comando sigue desde aquí.',
  required: 'hace falta',
  skips: 'Enter la salta',
  keeps: (earlier) => `Enter deja “${earlier}”`,
  missing: 'Sin esto no puede haber un sitio.',
  read: (read) => `Leímos: ${read.replace(/\.$/, '')}.`,
  left: (left) => `No se entendió: ${left}. Corríjalo, o presione Enter para dejarlo como nota.`,
  darkened: (typed, color) =>
    `“${typed}” es demasiado claro para leerse como texto: el sitio tiene un tono más oscuro, ${color}.`,
  isRight: '¿Está bien? Elija con ↑ y ↓ la línea que quiera corregir.',
  done: 'Todo está bien',
  toWrite: 'por escribir',
  incomplete: 'Faltan respuestas:',
  notUnderstood: (label, typed) => `No se entiende “${typed}” como ${label}.`,
  noAnswer: (label) => `No hay respuesta para “${label}”.`,
  perhaps: (line) => `¿Es esta línea, que no se leyó? “${line}”.`,
  example: (label, example) => `Escriba, por ejemplo, ${label}: ${example}`,
  otherState: (code, states, state) =>
    `El código postal ${code} está en ${states}, y no en ${state}. Corrija uno de los dos.`,
  or: ' o ',
  misspelled: (name, meant) => `No hay una respuesta llamada “${name}”. ¿Quiso decir “${meant}”?`,
  wrote: (count, folder) => `Se escribieron ${count} archivos en ${folder}, con Git y un primer commit.`,
  next: (folder) =>
    `Vea el sitio con \`npm start -- --site ${folder}\`. \`npm run validate -- --site ${folder}\` muestra lo que solo usted puede escribir.`,
  kept: (draft) =>
    `Lo que escribió queda en ${draft}: con \`--answers ${draft}\`, el comando hace el sitio otra vez.`,
};

/** `hours: dusk`, with the name of the answer as the person calls it. */
export const labeled = ({ questions }: Words, line: string): string =>
  line.replace(/^\w+(?=: )/, (key) => new Map(Object.entries(questions)).get(key)?.[0] ?? key);

/** What is said to a person who answers, in the language of the new site. */
export const wordsOf = (language: string): Words => (language === 'Spanish' ? spanish : english);
