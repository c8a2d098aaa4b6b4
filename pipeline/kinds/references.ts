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

export const icon = () => field(iconKind, 'The name of an icon on lucide.dev/icons.');
