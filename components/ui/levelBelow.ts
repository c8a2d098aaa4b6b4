/** The level of what stands below a section's heading: in its place where the section has none, so that none is skipped. */
export function levelBelow(heading?: string): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2';
}
