import { escapeHtml } from './escapeHtml.ts';

/** A whole HTML mail from its title and its blocks, which are HTML already. */
export function htmlMail(title: string, blocks: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f4f0;color:#222;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">',
    `<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(title)}</h1>`,
    ...blocks,
    '</div></body></html>',
  ].join('\n');
}
