import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/frame';
import { theme, touchTarget } from '../theme';

/** The last letters of the name are never broken apart; a longer word may break before them. */
const UNBROKEN = 12;
const LONG_WORD = new RegExp(`\\S{${UNBROKEN + 1},}`);

interface WordmarkProps {
  business: Pick<Frame['business'], 'name' | 'shortName' | 'wordmarkLabel' | 'logo'>;
  home: string;
}

/** The logo of the business, or else its name. */
export function Wordmark({ business, home }: WordmarkProps) {
  const { name: full, shortName: name, wordmarkLabel, logo } = business;
  if (logo)
    return (
      <Drawn href={home} aria-label={full}>
        <img src={logo.src} width={logo.width} height={logo.height} alt="" />
      </Drawn>
    );
  const lastWord = Math.max(name.lastIndexOf(' ') + 1, name.length - UNBROKEN);
  return (
    <Anchor href={home} $breaks={LONG_WORD.test(name)} aria-label={wordmarkLabel}>
      <span>
        {name.slice(0, lastWord)}
        <b>{name.slice(lastWord)}</b>
      </span>
    </Anchor>
  );
}

/** As tall as a control, and no wider than half of a phone. */
const Drawn = styled.a`
  ${touchTarget}

  > img {
    width: auto;
    max-width: min(14rem, 46vw);
    height: ${theme.height.target};
    object-fit: contain;
    object-position: left;
  }
`;

const Anchor = styled.a<{ $breaks: boolean }>`
  ${touchTarget}
  color: ${theme.color.brand};
  font-family: ${theme.font.display};
  font-size: min(1.375rem, 7vw);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
  text-decoration: none;
  ${({ $breaks }) => $breaks && 'overflow-wrap: anywhere;'}

  /* The square stays beside the last word where the name takes two lines. */
  b {
    font-weight: inherit;
    white-space: nowrap;

    &::after {
      content: '';
      display: inline-block;
      width: 0.36em;
      height: 0.36em;
      margin-left: 0.14em;
      background: ${theme.color.action};
    }
  }
`;

/** The address of the home page: the first of the breadcrumbs, which the home page itself does not have. */
export function homeAddress({ breadcrumbs, address }: Pick<Frame, 'breadcrumbs' | 'address'>) {
  return breadcrumbs[0]?.href ?? address;
}
