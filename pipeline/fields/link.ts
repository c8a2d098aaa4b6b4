import { z } from 'zod';
import { kind } from './kind';
import type { LinkMention } from './mentions';
import { refuse } from './refuse';

const SHAPE = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/;

/** `Words on the link -> /address`. */
export function link(about: string, example = 'Get Free Estimate -> /contact') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): LinkMention => {
      const { label, to } = SHAPE.exec(written)?.groups ?? {};
      if (label && to) return { mention: 'link', label, to };
      return refuse(
        context,
        'link-shape',
        `A link is written as words, an arrow and an address, for example: ${example}`,
        meant(written),
      );
    });
  return kind(schema, { kind: 'link', example, about });
}

/** Other arrows, and a link as it is written in a text. */
function meant(written: string): string | undefined {
  const { label, to } =
    /^(?<label>.*[^\s=–—>→-])\s*(?:→|⇒|➔|=>|[–—]>?|--+>|>)\s*(?<to>[/#]\S*|https:\S+|tel:\S+|mailto:\S+)$/.exec(
      written,
    )?.groups ??
    /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/.exec(written)?.groups ??
    {};
  return label && to ? `${label} -> ${to}` : undefined;
}
