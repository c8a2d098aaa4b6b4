/** The empty style sheet that an island grows by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The Content-Security-Policy of one page: its own style, frames only from the hosts that it shows. */
export function pagePolicy(style: string, frames: readonly string[]): string {
  const functions = new URL(process.env.PUBLIC_SUPABASE_URL || 'http://self').origin;
  const backend = functions === 'http://self' ? "'self'" : `'self' ${functions}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style} ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${backend}`,
    `form-action ${backend}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
