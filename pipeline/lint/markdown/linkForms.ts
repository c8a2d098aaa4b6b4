interface LinkForm {
  /** What is written; a group called `wrong` is what is pointed at. */
  form: RegExp;
  message: (parts: string[]) => string;
  /** What was meant, where it is certain. */
  right?: (parts: string[]) => string;
}

const ADDRESS = String.raw`(?:\/|#|https?:|[Tt]el:|[Mm]ailto:|[\w-]+\/)`;
const PICTURE = String.raw`\/?(?:images|portfolio)\/[\w./%-]+\.(?:jpe?g|png|webp|avif)`;

/** Links and pictures that are written nearly right, the surest first. */
export const linkForms: LinkForm[] = [
  {
    form: new RegExp(String.raw`\]\s+\((?=${ADDRESS}[^)\s]*\))`),
    message: () => 'There must be no space between the words of a link and its address.',
    right: () => '](',
  },
  {
    form: new RegExp(String.raw`\(([^()]+)\)\[(${ADDRESS}[^\]\s]+)\]`),
    message: () => 'The brackets of this link are exchanged: [words](/address).',
    right: ([words, to]) => `[${words}](${to})`,
  },
  {
    form: new RegExp(String.raw`!\[([^[\]]*)\]\s*[{<(]?\s*(${PICTURE})(?:\s*[}>)])?`, 'i'),
    message: ([words, path]) => `The round brackets of this picture are missing: ![${words}](${path})`,
    right: ([words, path]) => `![${words}](${path})`,
  },
  {
    form: /\[([^\]]+)\](?:\s*[{<]\s*)?((?:\/[a-z]|https:\/\/)[\w/.#-]*[\w/-])(?:\s*[}>])?/,
    message: () => 'The round brackets of this link are missing: [words](/address).',
    right: ([words, to]) => `[${words}](${to})`,
  },
  {
    form: new RegExp(String.raw`\[[^\]]+\]\(${ADDRESS}[^)\s]*(?=\s|$)`),
    message: () => 'The closing bracket of this link is missing: [words](/address).',
  },
  {
    form: new RegExp(String.raw`^[^[\]]+(?<wrong>\]\(${ADDRESS}[^)\s]*\))`),
    message: () => 'The opening bracket of this link is missing: [words](/address).',
  },
  {
    form: /\[[^\]]+\]\[([^\]]+)\]/,
    message: ([name]) => `“[${name}]” stands for no address. Write the address itself: [words](/address).`,
  },
];
