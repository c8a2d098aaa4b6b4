import { z } from 'zod';
import { wrongLink } from '../lint/fields/wrongLink';
import { kind } from './kind';
import { refuse } from './refuse';
import type { LinkValue } from './values';

const SHAPE = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/;

/** `Words on the link -> /address`. */
export function link(about: string, example = 'Get Free Estimate -> /contact') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): LinkValue => {
      const { label, to } = SHAPE.exec(written)?.groups ?? {};
      if (label && to) return { type: 'link', label, to };
      const { code, message, instead } = wrongLink(written, example);
      return refuse(context, code, message, instead);
    });
  return kind(schema, { kind: 'link', example, about });
}
