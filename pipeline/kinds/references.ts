import { iconNames } from './iconNames.generated';
import { field, type Kind } from './kind';
import type { ImageValue, LogoValue, ReferenceValue } from './values';

/** A picture's path relative to the content folder. Whether it exists is checked later, with the whole site. */
export const image = (about: string) =>
  field<ImageValue>(
    {
      name: 'image',
      example: 'images/hero/home.jpg',
      instruction: 'the path of a picture in this folder',
      parse: (path) => ({ type: 'image', path }),
    },
    about,
  );

export const logo = (about: string) =>
  field<LogoValue>(
    { name: 'logo', example: 'images/logo.svg', parse: (path) => ({ type: 'logo', path }) },
    about,
  );

/** An entry of a content folder, by its file name without `.md`. */
export const reference = (folder: string, about: string, example: string) =>
  field<ReferenceValue>(
    {
      name: 'reference',
      example,
      instruction: 'the name of a file, without `.md`',
      parse: (name) => ({ type: 'reference', to: folder, name }),
    },
    about,
    { to: folder },
  );

/** The name of a Lucide icon. */
export const iconKind: Kind<string> = {
  name: 'icon',
  example: 'hammer',
  instruction: 'the name of an icon',
  about: 'Write the name of an icon as on lucide.dev/icons, in lowercase letters with hyphens.',
  parse: (input) => (iconNames().includes(input) ? input : undefined),
  names: iconNames,
  advice: (_typed, { reading }) =>
    `There is no icon called “{typed}” at lucide.dev/icons.${reading ? ` Did you mean “${reading}”?` : ''}`,
};

/** The last part of an address. */
export const slug = (about: string, example: string) =>
  field(
    {
      name: 'address part',
      example,
      instruction: 'lowercase letters, digits and hyphens',
      parse: (input) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(input) ? input : undefined),
    },
    about,
  );

const page = (parse: Kind<string>['parse']) => field({ ...pageKind, parse }, 'A page of the site.');

const pageKind = {
  name: 'page',
  example: '/about',
  instruction: 'the address of a page, which starts with /',
  jsonSchema: { type: 'string', pattern: '^\\s*/' },
};

export const pageAddress = () =>
  page((input) => (input.startsWith('/') && !namesSeveral(input) ? input : undefined));

/** A page by its address or name, which is resolved when the whole site is known. */
export const namedPage = () => page((input) => (namesSeveral(input) ? undefined : input));

export const namesSeveral = (input: string): boolean => /[,;]\s*\/|\s\/(?=\w)/.test(input);
