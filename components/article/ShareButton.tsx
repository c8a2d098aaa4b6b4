import Share2 from 'lucide-react/icons/share-2';
import { styled } from 'styled-components';
import { type PickedLabels, useLabels, useScriptLabels } from '../labels';
import { needsScripts, theme } from '../theme';
import { Button } from '../ui/Buttons';

const SCRIPT_LABELS = ['share', 'shared'] as const;

/** The labels that the share script reads. */
export type ShareLabels = PickedLabels<typeof SCRIPT_LABELS>;

/** A button that shares the address of the page. */
export function ShareButton() {
  return (
    <ShownByScript type="button" $variant="quiet" data-share {...useScriptLabels(SCRIPT_LABELS)}>
      <Share2 aria-hidden size="1.1em" strokeWidth={1.75} />
      {useLabels().share}
    </ShownByScript>
  );
}

/** The button is invisible until its script runs. It takes up its space from the start, so that the layout does not shift. */
const ShownByScript = styled(Button)`
  &:not([data-ready]) {
    visibility: hidden;
  }

  ${needsScripts}
  min-height: ${theme.height.target};
  padding: 0.5rem 1rem;
  font-size: 1rem;
`;
