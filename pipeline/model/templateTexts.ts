import type { ContentType } from './contentType';

type Named = Pick<ContentType, 'name' | 'label'>;

/** What a new file begins with. The check refuses each of these texts until it is replaced. */
export interface TemplateTexts {
  /** The title of a new file if none is given. */
  titleOf(type: Named): string;
  /** What a text that nobody can guess begins with; what belongs there follows. */
  writeHere: string;
  /** What belongs in a field, by what its schema says about it. */
  explain(about: string): string;
  body: string;
}

const english: TemplateTexts = {
  titleOf: ({ name, label = name }) => `New ${label}`,
  writeHere: 'Write here: ',
  explain: (about) => about,
  body: 'Write the text here.',
};

/** What the schemas say about the texts that a new file asks for. */
export const spanishAbouts: Readonly<Record<string, string>> = {
  'One or two sentences for search results.': 'Una o dos frases para los buscadores.',
  'A sentence for the card.': 'Una frase para la tarjeta.',
  'The job title.': 'El puesto.',
  'A few sentences about the person.': 'Unas frases sobre la persona.',
  'What the person is best at.': 'Lo que mejor hace.',
  'The town where the person lives.': 'La ciudad donde vive la persona.',
  'Its category: one of those listed in business.md.': 'Su categoría, una de las que están en business.md.',
  'Topics, a word or two each.': 'Temas, de una o dos palabras.',
  'A sentence or two for its card.': 'Una o dos frases para su tarjeta.',
  'What was done, in a few words.': 'Qué se hizo, en pocas palabras.',
};

const SPANISH_TITLES: Readonly<Record<string, string>> = {
  page: 'Página nueva',
  service: 'Servicio nuevo',
  area: 'Ciudad nueva',
  member: 'Persona nueva',
  review: 'Reseña nueva',
  article: 'Artículo nuevo',
  project: 'Trabajo nuevo',
};

const spanish: TemplateTexts = {
  titleOf: (type) => SPANISH_TITLES[type.name] ?? english.titleOf(type),
  writeHere: 'Escriba aquí: ',
  explain: (about) => spanishAbouts[about] ?? about,
  body: 'Escriba el texto aquí.',
};

export const templateTexts: readonly TemplateTexts[] = [english, spanish];

/** The texts of new files in a language as BCP 47 writes it; in English where there are none. */
export const templateTextsIn = (language = ''): TemplateTexts =>
  language.split('-')[0] === 'es' ? spanish : english;
