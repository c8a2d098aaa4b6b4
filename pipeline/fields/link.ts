import { z } from 'zod';
import { wrongLink } from '../lint/fields/wrongLink';
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
      const { code, message, instead } = wrongLink(written, example);
      return refuse(context, code, message, instead);
    });
  return kind(schema, { kind: 'link', example, about });
}
