import { styled } from 'styled-components';
import { theme } from '../theme';

/** The name of the business as its sign. Whoever speaks to the browser says what can be seen: it stands in the name. */
export function Wordmark({ name, full, home }: { name: string; full: string; home: string }) {
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <Sign href={home} aria-label={full.includes(name) ? full : `${name}, ${full}`}>
      <span>
        {name.slice(0, lastWord)}
        <Last>{name.slice(lastWord)}</Last>
      </span>
    </Sign>
  );
}

const Sign = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.height.target};
  color: ${theme.color.brand};
  font-family: ${theme.font.display};
  font-size: min(1.375rem, 7vw);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
  text-decoration: none;
`;

/** The square stays beside it, also where the name takes two lines. */
const Last = styled.span`
  white-space: nowrap;

  &::after {
    content: '';
    display: inline-block;
    width: 0.36em;
    height: 0.36em;
    margin-left: 0.14em;
    background: ${theme.color.action};
  }
`;
