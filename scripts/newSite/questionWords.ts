/** An answer as people call it, which a file of answers takes too; its question; an example; and what is said of one that is not understood. */
type Question = readonly [label: string, question: string, example: string, fault?: string];

const english = {
  questions: {
    name: ['name', 'What is the name of your business?', 'Lone Star Plumbing'],
    trade: ['trade', 'What is your trade?', 'plumber'],
    town: [
      'town',
      'Which town or city is your business in?',
      'Duluth',
      'does not name a town. Write only the town, for example Duluth.',
    ],
    state: ['state', 'Which state is it in?', 'MN', 'is not a state. Write MN or Minnesota, for example.'],
    postalCode: [
      'ZIP code',
      'What is the ZIP code?',
      '55802',
      'is not a ZIP code. A ZIP code has five digits.',
    ],
    street: ['street', 'What is your street address, if customers can visit you?', '12 Lake Avenue'],
    phone: [
      'phone',
      'What is your phone number?',
      '(614) 555-0142',
      'is not a complete phone number. Write all ten digits.',
    ],
    email: [
      'email',
      'What is your email address?',
      'hello@example.com',
      'is not a complete email address. Write it like hello@example.com.',
    ],
    site: [
      'website',
      'What is your website address, if you have one?',
      'www.example.com',
      'is not a website address. Write it like www.example.com.',
    ],
    hours: ['hours', 'When are you open?', 'Mon-Fri 8-5, Sat 9-12'],
    services: [
      'services',
      'What services do you offer? Separate them with commas.',
      'Leak repair, Drain cleaning',
      'says when you are open. Write what you do, for example Leak repair, Drain cleaning.',
    ],
    towns: [
      'towns',
      'Which towns do you serve? Each one with a ZIP code gets its own page.',
      'Hermantown 55811, Superior WI 54880',
      'says when you are open. Write the names of towns, for example Hermantown, Superior.',
    ],
    owner: [
      'owner',
      'Who owns the business, and how many years have they been in the trade?',
      'Ann Lee, 12 years',
    ],
    people: ['team', 'Who else works with you?', 'Bo Ruud (climber), Jo Diaz'],
    license: ['license', 'What is your license number, if you have one?', 'MS90012345'],
    founded: [
      'in business since',
      'What year did you go into business?',
      '2015',
      'does not name a year. Write all four digits.',
    ],
    color: [
      'color',
      'What is your main color?',
      'forest green',
      'is not a color we know. Write one name, such as navy, or a code, such as #0a5c7a.',
    ],
  },
  begin: (draft: string) =>
    `Type “back” to return to the previous question. Press Ctrl-C to stop: your answers are saved in ${draft}, next to the new folder, and the same command picks up where you left off.`,
  stopped: 'Stopped. To continue, run the same command.',
  required: 'required',
  skips: 'Enter to skip',
  keeps: (earlier: string) => `Enter to keep “${earlier}”`,
  missing: 'Your site needs this.',
  read: (read: string) => `Understood: ${read.replace(/\.$/, '')}.`,
  left: (left: string) => `Not understood: ${left}. Correct it, or press Enter to keep it as a note.`,
  darkened: (typed: string, color: string) =>
    `“${typed}” is too light for text, so the site uses a darker shade: ${color}.`,
  isRight: 'Is this right? Use ↑ and ↓ to choose an answer to correct.',
  done: 'Yes, everything is right',
  toWrite: 'still to write',
  incomplete: 'Some answers are missing or need a correction:',
  notUnderstood: (label: string, typed: string) =>
    `“${typed}” is not understood as an answer for “${label}”.`,
  noAnswer: (label: string) => `There is no answer for “${label}”.`,
  perhaps: (line: string) => `Is it this line, which was not understood? “${line}”.`,
  example: (label: string, example: string) => `Write it like this: ${label}: ${example}`,
  otherState: (code: string, states: string, state: string) =>
    `ZIP code ${code} is in ${states}, not in ${state}. Correct one of them.`,
  or: ' or ',
  misspelled: (name: string, meant: string) =>
    `There is no answer called “${name}”. Did you mean “${meant}”?`,
  firstCommit: 'First version of the site',
  wrote: (count: number, folder: string) =>
    `Wrote ${count} files to ${folder}, a Git repository with a first commit.`,
  next: (folder: string) =>
    `To see the site, run \`npm start -- --site ${folder}\`. To list what only you can write, run \`npm run validate -- --site ${folder}\`.`,
  kept: (draft: string) =>
    `Your answers are saved in ${draft}. To make the site from them again, delete the new folder and add \`--answers ${draft}\` to the command.`,
} satisfies { questions: Readonly<Record<string, Question>>; [name: string]: unknown };

export type Words = Omit<typeof english, 'questions'> & {
  questions: Readonly<Record<AnswerKey, Question>>;
};

export type AnswerKey = keyof typeof english.questions;

const spanish: Words = {
  questions: {
    name: ['nombre', '¿Cómo se llama su negocio?', 'Plomería Salgado'],
    trade: ['oficio', '¿Cuál es su oficio?', 'plomero'],
    town: [
      'ciudad',
      '¿En qué ciudad está su negocio?',
      'Laredo',
      'no es el nombre de una ciudad. Escriba solo la ciudad, por ejemplo Laredo.',
    ],
    state: ['estado', '¿En qué estado?', 'TX', 'no es un estado. Escriba, por ejemplo, TX o Texas.'],
    postalCode: [
      'código postal',
      '¿Cuál es su código postal?',
      '78040',
      'no es un código postal. Debe tener cinco dígitos.',
    ],
    street: [
      'calle',
      '¿Cuál es la dirección de su negocio, si los clientes pueden visitarlo?',
      '1410 San Bernardo Ave',
    ],
    phone: [
      'teléfono',
      '¿Cuál es su número de teléfono?',
      '(956) 555-0142',
      'no es un teléfono completo. Escriba los diez dígitos.',
    ],
    email: [
      'correo',
      '¿Cuál es su correo electrónico?',
      'hola@example.com',
      'no es un correo completo. Escríbalo como hola@example.com.',
    ],
    site: [
      'página',
      '¿Cuál es la dirección de su página web, si tiene una?',
      'www.example.com',
      'no es la dirección de una página web. Escríbala como www.example.com.',
    ],
    hours: ['horario', '¿Cuál es su horario?', 'lunes a viernes 8 a 5, sábado 9 a 12'],
    services: [
      'servicios',
      '¿Qué servicios ofrece? Sepárelos con comas.',
      'Reparación de fugas, Destapes',
      'dice cuándo abre. Escriba lo que hace, por ejemplo Reparación de fugas, Destapes.',
    ],
    towns: [
      'pueblos',
      '¿En qué ciudades y pueblos trabaja? Los que llevan código postal tendrán su propia página.',
      'Río Bravo 78046, El Cenizo 78046',
      'dice cuándo abre. Escriba los nombres de los pueblos, por ejemplo Río Bravo, El Cenizo.',
    ],
    owner: ['dueño', '¿Quién es el dueño y cuántos años lleva en el oficio?', 'Ana Garza, 12 años'],
    people: ['equipo', '¿Quién más trabaja con usted?', 'Beto Ruiz (ayudante), Luz Díaz'],
    license: ['licencia', '¿Cuál es su número de licencia, si tiene una?', 'M-12345'],
    founded: [
      'desde',
      '¿En qué año empezó el negocio?',
      '2015',
      'no dice un año. Escriba los cuatro dígitos.',
    ],
    color: [
      'color',
      '¿Cuál es el color principal de su negocio?',
      'verde',
      'no es un color que conozcamos. Escriba un solo nombre, como azul marino, o un código, como #0a5c7a.',
    ],
  },
  begin: (draft) =>
    `Escriba “atrás” para volver a la pregunta anterior. Para parar, presione Ctrl-C: sus respuestas quedan en ${draft}, junto a la carpeta nueva, y el mismo comando sigue donde se quedó.`,
  stopped: 'Se detuvo. Para seguir, use el mismo comando.',
  required: 'obligatorio',
  skips: 'Enter para omitir',
  keeps: (earlier) => `Enter para dejar “${earlier}”`,
  missing: 'Su sitio necesita esto.',
  read: (read) => `Se entendió: ${read.replace(/\.$/, '')}.`,
  left: (left) => `No se entendió: ${left}. Corríjalo, o presione Enter para dejarlo como nota.`,
  darkened: (typed, color) =>
    `“${typed}” es demasiado claro para los textos, así que el sitio usa un tono más oscuro: ${color}.`,
  isRight: '¿Está todo bien? Con ↑ y ↓ elija la respuesta que quiera corregir.',
  done: 'Sí, todo está bien',
  toWrite: 'por escribir',
  incomplete: 'Faltan respuestas, o hay que corregirlas:',
  notUnderstood: (label, typed) => `No se entiende “${typed}” como respuesta a “${label}”.`,
  noAnswer: (label) => `Falta la respuesta a “${label}”.`,
  perhaps: (line) => `¿Es esta línea, que no se entendió? “${line}”.`,
  example: (label, example) => `Escríbala así: ${label}: ${example}`,
  otherState: (code, states, state) =>
    `El código postal ${code} es de ${states}, no de ${state}. Corrija uno de los dos.`,
  or: ' o ',
  misspelled: (name, meant) => `No hay una respuesta llamada “${name}”. ¿Quiso decir “${meant}”?`,
  firstCommit: 'Primera versión del sitio',
  wrote: (count, folder) =>
    `Se escribieron ${count} archivos en ${folder}, un repositorio de Git con su primer commit.`,
  next: (folder) =>
    `Para ver el sitio, use \`npm start -- --site ${folder}\`. Para ver lo que solo usted puede escribir, use \`npm run validate -- --site ${folder}\`.`,
  kept: (draft) =>
    `Sus respuestas quedan en ${draft}. Para hacer el sitio otra vez con ellas, borre la carpeta nueva y agregue \`--answers ${draft}\` al comando.`,
};

/** `hours: dusk`, with the name of the answer as the person calls it. */
export const labeled = ({ questions }: Words, line: string): string =>
  line.replace(/^\w+(?=: )/, (key) => new Map(Object.entries(questions)).get(key)?.[0] ?? key);

/** What is said to a person who answers, in the language of the new site. */
export const wordsOf = (language: string): Words => (language === 'Spanish' ? spanish : english);
