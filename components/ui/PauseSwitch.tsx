import { Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

/** Stops what moves beside it, by `:has(:checked)`: it works without JavaScript. */
export function PauseSwitch({ label }: { label: string }) {
  return (
    <Switch>
      <input type="checkbox" aria-label={label} />
      <Pause aria-hidden size="1.1em" strokeWidth={1.75} />
      <Play aria-hidden size="1.1em" strokeWidth={1.75} />
    </Switch>
  );
}

const Switch = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${theme.height.target};
  height: ${theme.height.target};
  border: 1.5px solid ${theme.color.edge};
  border-radius: 50%;
  color: ${theme.color.link};

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: 50%;
    opacity: 0;
    cursor: pointer;
  }

  > input:checked ~ :nth-child(2),
  > input:not(:checked) ~ :nth-child(3) {
    display: none;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ${media.calm} {
    display: none;
  }
`;
