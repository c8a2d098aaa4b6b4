import { Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';
import { type ButtonLook, buttonLook } from '../ui/buttonLook';

/** Passes the article on. */
export function ShareButton({ onPress }: { onPress?: () => void }) {
  return (
    <Press type="button" $variant="quiet" onClick={onPress} data-share>
      <Share2 aria-hidden size="1.1em" strokeWidth={1.75} />
      {labels.share}
    </Press>
  );
}

const Press = styled.button<ButtonLook>`
  ${buttonLook}
  min-height: ${theme.height.target};
  padding: 0.5rem 1rem;
  font-size: 1rem;
`;
