import type { HeadData } from '../pages/headData';
import { RULES_HASH } from './speculationRules';

/** The empty style sheet that an island grows by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Wishes = Pick<HeadData, 'frames' | 'search' | 'counting'>;

/** The Content-Security-Policy of one page: its own style, and only what this page has a use for. */
export function pagePolicy(style: string, { frames, search, counting }: Wishes): string {
  const functions = new URL(process.env.PUBLIC_SUPABASE_URL || 'http://self').origin;
  const backend = functions === 'http://self' ? "'self'" : `'self' ${functions}`;
  const connections = counting ? `${backend} ${new URL(counting).origin}` : backend;
  return [
    "default-src 'self'",
    `script-src 'self' ${RULES_HASH}${search ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src ${style} ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    `form-action ${backend}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
