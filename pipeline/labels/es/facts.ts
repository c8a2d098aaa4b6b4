import type { facts as english } from '../en/facts';

/** Facts in words, and what search engines and programs read, in the Spanish of the United States. */
export const facts: Readonly<Record<keyof typeof english, string>> = {
  employeesRange: '{least} a {most}',
  county: 'condado de {name}',
  parish: 'parroquia de {name}',
  borough: 'borough de {name}',
  home: 'Inicio',
  license: 'Licencia',
  articles: 'Artículos',
  areas: 'Ciudades',
  services: 'Servicios',
  otherPages: 'Páginas',
  llmsPhone: 'Teléfono',
  llmsEmail: 'Correo electrónico',
  llmsAddress: 'Dirección',
  llmsHours: 'Horario',
  llmsAreas: 'Zonas de servicio',
  llmsCountiesOne: 'condado de {counties}, que incluye {towns}',
  llmsCountiesOther: 'condados de {counties}, que incluyen {towns}',
  llmsParishesOne: 'parroquia de {counties}, que incluye {towns}',
  llmsParishesOther: 'parroquias de {counties}, que incluyen {towns}',
  llmsBoroughsOne: 'borough de {counties}, que incluye {towns}',
  llmsBoroughsOther: 'boroughs de {counties}, que incluyen {towns}',
};
