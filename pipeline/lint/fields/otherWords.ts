/** What owners write for the name of a field, in English and in the languages spoken around them. */
const OTHER_WORDS: Record<string, readonly string[]> = {
  answer: ['a', 'reply', 'respuesta', 'reponse', 'antwort', 'resposta'],
  buttons: ['button', 'cta', 'botones', 'boutons', 'actions'],
  description: [
    'desc',
    'bio',
    'biography',
    'metadescription',
    'summary',
    'beschreibung',
    'descripcion',
    'descricao',
  ],
  email: ['mail', 'correo', 'courriel'],
  faq: ['questions', 'faqs', 'preguntas'],
  heading: ['headline', 'header', 'title', 'titulo', 'titre', 'encabezado', 'ueberschrift', 'subject'],
  hours: ['openinghours', 'horario', 'horaires'],
  image: ['picture', 'photo', 'img', 'imagen', 'bild', 'imagem', 'foto'],
  keywords: ['tags', 'palabrasclave', 'motscles'],
  licence: ['license', 'licencia', 'licensenumber'],
  location: ['town', 'city', 'place', 'lugar'],
  name: ['author', 'customer', 'client', 'nombre', 'nom', 'nome'],
  phone: ['telephone', 'tel', 'mobile', 'telefono', 'phonenumber'],
  postalCode: ['zip', 'zipcode', 'postcode', 'plz', 'codigopostal', 'cep'],
  publishedAt: ['date', 'published', 'day', 'fecha', 'datum', 'data'],
  question: ['q', 'pregunta', 'frage', 'pergunta'],
  rating: ['stars', 'score', 'estrellas', 'sterne'],
  role: ['position', 'job', 'jobtitle', 'title', 'puesto'],
  state: ['province', 'region', 'estado'],
  street: ['address', 'rua', 'calle', 'rue', 'strasse'],
  text: ['body', 'content', 'copy', 'texto', 'subheading', 'subtitle', 'description'],
  title: ['titulo', 'titre', 'titel', 'headline', 'heading'],
  town: ['city', 'ciudad', 'ville', 'ort', 'stadt', 'cidade'],
};

/** The field that another word stands for, among those that may stand here. */
export function otherWord(written: string, names: readonly string[]): string | undefined {
  const word = written
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  return names.find((name) => Object.hasOwn(OTHER_WORDS, name) && OTHER_WORDS[name]?.includes(word));
}
