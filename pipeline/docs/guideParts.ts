export const CONTENTS = '<!-- contents -->';

/** The lines of `business.md` about hours, with one entry of each kind. */
export const HOURS_EXAMPLE = `\`\`\`yaml
hours:
  - days: Monday - Friday
    opens: 8:00 AM
    closes: 5:30 PM
  - days: Saturday
    times: 8:00 AM - 12:00 PM, 1:00 PM - 4:00 PM
  - days: Sunday
    closed: yes
holidays:
  - date: Thanksgiving
    closed: yes
  - date: December 24
    opens: 8:00 AM
    closes: 12:00 PM
\`\`\``;

export interface GuideParts {
  github: string;
  /** A screenshot, named as in `docs/pictures`. */
  picture(name: string, description: string): string;
  /** The address at which a file of the content is edited. */
  edit(file: string): string;
  /** Links to the forms, one a line. */
  forms: string;
  rules: string;
  /** A section for each kind of file. */
  types: string;
  hasGallery: boolean;
  /** The folder of pictures, with a link where it exists. */
  images: string;
  facts: string;
}
