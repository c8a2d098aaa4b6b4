import { escapeXml } from '../../renderer/outputs/escapeXml';

export interface Bar {
  label: string;
  value: number;
}

interface Chart {
  title: string;
  bars: readonly Bar[];
  /** The value as the reader sees it. */
  show: (value: number) => string;
  /** The bars should not be longer. */
  aim?: number;
}

const SIZE = { width: 720, label: 250, value: 70, row: 26, head: 44, foot: 14 };
const COLOR = { paper: '#fff', ink: '#26221e', bar: '#5b7f8c', over: '#b4532a', aim: '#26221e' };

/** A bar chart as SVG; bars longer than the aim have another color. */
export function barChart({ title, bars, show, aim }: Chart): string {
  const { width, label, value, row, head, foot } = SIZE;
  const most = Math.max(...bars.map((bar) => bar.value), aim ?? 0) || 1;
  const scale = (amount: number) => Math.round((amount / most) * (width - label - value) * 10) / 10;
  const height = head + bars.length * row + foot;
  const lines = bars.flatMap((bar, index) => {
    const y = head + index * row;
    const color = aim !== undefined && bar.value > aim ? COLOR.over : COLOR.bar;
    return [
      `<text x="${label - 10}" y="${y + 16}" text-anchor="end">${escapeXml(bar.label)}</text>`,
      `<rect x="${label}" y="${y + 3}" width="${scale(bar.value)}" height="18" fill="${color}"/>`,
      `<text x="${label + scale(bar.value) + 6}" y="${y + 16}">${escapeXml(show(bar.value))}</text>`,
    ];
  });
  const line = aim === undefined ? [] : aimLine(label + scale(aim), head, height - foot, show(aim));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${COLOR.ink}" role="img" aria-label="${escapeXml(title)}">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.paper}"/>`,
    `<text x="14" y="22" font-size="15" font-weight="600">${escapeXml(title)}</text>`,
    ...lines,
    ...line,
    '</svg>',
    '',
  ].join('\n');
}

function aimLine(x: number, from: number, to: number, label: string): string[] {
  return [
    `<line x1="${x}" x2="${x}" y1="${from - 4}" y2="${to}" stroke="${COLOR.aim}" stroke-dasharray="4 3"/>`,
    `<text x="${x}" y="${from - 8}" text-anchor="middle" font-size="12">aim ${escapeXml(label)}</text>`,
  ];
}
