import { PageFrame } from '../../components/layout/PageFrame';
import { frameData } from '../../pipeline/model/frame';
import type { Entry, Site } from '../../pipeline/model/Site';
import { renderFragment } from '../../renderer/renderFragment';

/** The HTML around a page's content. */
export function frameOf(entry: Entry, site: Site): string {
  const frame = <PageFrame frame={frameData(entry, site)}>{null}</PageFrame>;
  return renderFragment(frame, site.words).html;
}
