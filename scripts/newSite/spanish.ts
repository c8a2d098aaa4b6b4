import type { SiteTexts, Trade } from './english';

/** The texts of a new site in Spanish. */
export const spanish: SiteTexts = {
  trades: {
    GeneralContractor: { who: 'Contratista', work: 'Construcción' },
    HomeAndConstructionBusiness: { who: 'Contratista', work: 'Reparaciones del hogar' },
    Electrician: { who: 'Electricista', work: 'Electricidad' },
    HVACBusiness: { who: 'Técnico de clima', work: 'Calefacción y aire acondicionado' },
    HousePainter: { who: 'Pintor', work: 'Pintura' },
    Locksmith: { who: 'Cerrajero', work: 'Cerrajería' },
    MovingCompany: { who: 'Empresa de mudanzas', work: 'Mudanzas' },
    Plumber: { who: 'Plomero', work: 'Plomería' },
    RoofingContractor: { who: 'Techador', work: 'Techos' },
  },
  other: 'Otra cosa',
  tagline: ({ who }: Trade, town) => `${who} en ${town}`,
  description: ({ who }, town, services) => `${who} en ${town} y alrededores. Lo que hacemos: ${services}.`,
  toWrite: {
    site: 'la dirección de su sitio después de “site:”, cuando la tenga',
    repository: 'el repositorio en GitHub, como owner/name, después de “repository:”',
    picture: 'la imagen es un dibujo; suba una foto de su trabajo y escriba su ruta',
    words: 'el texto después del segundo ---, en sus propias palabras',
    person: 'una o dos frases sobre esta persona y lo que mejor hace',
    service: 'lo que hace por sus clientes, en sus palabras: la tarjeta, la lista y el texto',
    town: 'lo que sabe de las casas de este lugar: la tarjeta y el texto',
  },
  labels: {
    home: 'Inicio',
    about: 'Nosotros',
    services: 'Servicios',
    areas: 'Dónde trabajamos',
    contact: 'Contacto',
    thanks: 'Gracias',
    notSent: 'No enviado',
    notFound: 'No encontrado',
    call: 'Llame al {phone}',
    estimate: 'Pida un presupuesto gratis',
    menuButton: 'Presupuesto gratis',
    back: 'Volver al inicio',
    again: 'Volver al formulario',
    more: 'Más información',
    seeTown: 'Ver este lugar',
    allServices: 'Todos los servicios',
    pages: 'Páginas',
    reach: 'Contacto',
    hours: 'Horario',
    towns: 'Dónde trabajamos',
    note: 'Desde {founded}.',
  },
  home: {
    title: ({ who }, place) => [`${who} en ${place}: pida su presupuesto`, `${who} en ${place}`],
    description: ({ who }, town, services) => [
      `${who} en ${town} y alrededores: ${services}. Llámenos o escríbanos y reciba un presupuesto gratis.`,
      `${who} en ${town} y alrededores. Llámenos o escríbanos y reciba un presupuesto gratis para su trabajo.`,
    ],
    heading: ({ who }, town) => `Su ${who.toLowerCase()} en ${town}`,
    text: 'Díganos qué necesita. {name} lo revisa, le da un precio por escrito y hace el trabajo.',
    services: 'Lo que hacemos',
    servicesText: 'Una sola llamada para todo el trabajo, desde la primera visita hasta la limpieza final.',
    reasons: 'Lo que puede esperar',
    points: [
      ['message-circle', 'Una respuesta clara', 'Le decimos lo que hace falta y lo que no.'],
      ['clipboard-list', 'Un precio por escrito', 'Sabe cuánto cuesta antes de empezar.'],
      ['house', 'Una casa limpia', 'Protegemos su casa y nos llevamos la basura.'],
    ],
    areas: 'Dónde trabajamos',
    people: 'Quién llega a su casa',
    close: '¿Hablamos de su trabajo?',
    closeText: 'Llame al {phone} o escríbanos. El presupuesto es gratis.',
    aboutHeading: 'Quiénes somos',
    body: (town) =>
      `{name} trabaja en ${town} y alrededores. Estamos cerca, conocemos las casas de aquí, y quien contesta el teléfono es quien hace el trabajo.`,
    bodySince: (town) =>
      `{name} trabaja en ${town} desde {founded}. Estamos cerca, conocemos las casas de aquí, y quien contesta el teléfono es quien hace el trabajo.`,
  },
  about: {
    title: (name, town) => [`Conozca a ${name} en ${town}`, `Conozca a ${name}`, 'Conozca nuestra empresa'],
    description: (name, town) => [
      `Quiénes somos en ${name}, cómo trabajamos y dónde estamos en ${town}. Conózcanos y llámenos o escríbanos.`,
      `Quiénes somos, cómo trabajamos y dónde estamos en ${town}. Conózcanos y después llámenos o escríbanos.`,
    ],
    heading: 'Conozca a {name}',
    process: 'Cómo trabajamos',
    steps: [
      ['Usted llama o escribe', 'Díganos qué necesita y cuándo podemos ir.'],
      ['Lo revisamos', 'Vamos a su casa y contestamos sus preguntas.'],
      ['Recibe un precio', 'Por escrito, para que decida con calma.'],
      ['Hacemos el trabajo', 'El día acordado, y dejamos todo limpio.'],
    ],
  },
  contact: {
    title: (name) => [`Contacto: teléfono y correo de ${name}`, 'Contacto: teléfono, correo y horario'],
    description: (name) => [
      `Llame o escriba a ${name}. Díganos qué necesita y dónde, y reciba una respuesta y un presupuesto gratis.`,
      'Llámenos o escríbanos. Díganos qué necesita y dónde, y reciba una respuesta y un presupuesto gratis.',
    ],
    heading: 'Cuéntenos qué necesita',
    phone: 'Teléfono',
    email: 'Correo',
    hours: 'Horario',
    open: 'Nuestro horario: {hours}.',
    form: 'Escríbanos',
    formText: 'Bastan unas líneas: qué hay que hacer, dónde y cuándo podemos llamarle.',
  },
  thanks: {
    title: 'Gracias, su mensaje ha llegado',
    description:
      'Su mensaje ha llegado y le contestaremos pronto. Si no puede esperar, llame al número de esta página.',
    heading: 'Su mensaje ha llegado',
    text: 'Le contestaremos pronto. Si no puede esperar, llame al {phone}.',
  },
  notSent: {
    title: 'Su mensaje no se pudo enviar',
    description:
      'Su mensaje no nos llegó. Vuelva atrás y envíelo otra vez, o llame al número de esta página.',
    heading: 'Su mensaje no nos llegó',
    text: 'Vuelva atrás y envíelo otra vez, o llame al {phone}.',
  },
  notFound: {
    title: 'No hay ninguna página aquí',
    description:
      'No hay ninguna página en esta dirección. Quizá se movió. Vuelva al inicio, o llámenos y pregunte.',
    heading: 'Aquí no hay ninguna página',
    text: 'Quizá se movió, o la dirección tiene un error.',
  },
  services: {
    title: ({ work }, place) => [`${work}: servicios en ${place}`, `Nuestros servicios en ${place}`],
    description: ({ work }, town, services) => [
      `${work} en ${town} y alrededores: ${services}. Vea lo que incluye cada servicio y pida un presupuesto.`,
      `Lo que hacemos en ${town} y alrededores. Vea lo que incluye cada servicio y pida un presupuesto gratis.`,
    ],
    heading: 'Lo que hacemos',
  },
  service: {
    title: (service, place) => [`${service} en ${place}`, service],
    description: (service, town) => [
      `${service} en ${town} y alrededores con {name}. Vea lo que incluye, cómo trabajamos, y pida un presupuesto.`,
      `${service} en ${town} y alrededores. Vea lo que incluye, cómo trabajamos, y pida un presupuesto gratis.`,
    ],
    text: (service, town) =>
      `${service} en ${town} y alrededores, a un precio que usted conoce antes de empezar.`,
    features: [
      'Una visita antes del precio',
      'Un precio por escrito',
      'El trabajo en el día acordado',
      'Una casa limpia al terminar',
    ],
    included: 'Lo que incluye',
    body: (service) =>
      `¿Necesita ayuda con esto: ${service.toLowerCase()}? Llame al {phone} o escríbanos. Le hacemos unas preguntas, vamos a verlo y le decimos cuánto cuesta.`,
  },
  areas: {
    title: (town) => [`Dónde trabajamos: ${town} y alrededores`, 'Dónde trabajamos'],
    description: (towns) => [
      `Trabajamos en ${towns} y alrededores. Vea su lugar, y llámenos o escríbanos para un presupuesto gratis.`,
      'Vea los lugares donde trabajamos. ¿No está el suyo? Llámenos o escríbanos, y le decimos si podemos ir.',
    ],
    heading: 'Dónde trabajamos',
  },
  area: {
    title: ({ who }, place) => [`${who} en ${place}`],
    description: ({ who }, place) => [
      `${who} para casas en ${place}. Vea lo que hacemos, y llámenos o escríbanos para pedir un presupuesto gratis.`,
    ],
    heading: ({ who }, town) => `${who} para ${town}`,
    card: (town) => `Vamos a ${town}. Llámenos y pregunte cuándo.`,
    body: (town) =>
      `Trabajamos en ${town} y vamos a su casa a ver el trabajo. La visita y el presupuesto son gratis.`,
    form: 'Pida un presupuesto gratis',
  },
  person: { description: (name) => `Pregunte por ${name} cuando llame.` },
  picture: (of) => `Un dibujo de techos, para ${of}`,
};
