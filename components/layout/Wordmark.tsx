import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { media, theme, touchTarget } from '../theme';

/** Number of characters at the end of a name that stay on one line. A longer word may wrap before them. */
const UNBROKEN_LENGTH = 12;
const LONG_WORD = new RegExp(`\\S{${UNBROKEN_LENGTH + 1},}`);

/** The logo of the business, or its name if it has no logo. It links to the home page. */
export function Wordmark({ frame: { business, breadcrumbs, address } }: { frame: PageFrameData }) {
  const { name, shortName, wordmarkLabel, logo } = business;
  // The home page has no breadcrumbs.
  const home = breadcrumbs[0]?.href ?? address;
  if (logo)
    return (
      <LogoLink href={home} aria-label={name}>
        <img src={logo.src} width={logo.width} height={logo.height} alt="" />
      </LogoLink>
    );
  const unbrokenStart = Math.max(shortName.lastIndexOf(' ') + 1, shortName.length - UNBROKEN_LENGTH);
  return (
    <NameLink href={home} $breaks={LONG_WORD.test(shortName)} aria-label={wordmarkLabel}>
      <span>
        {shortName.slice(0, unbrokenStart)}
        <b>{shortName.slice(unbrokenStart)}</b>
      </span>
    </NameLink>
  );
}

/** The logo: as tall as a control, and at most about half as wide as a phone's screen. */
const LogoLink = styled.a`
  ${touchTarget}

  > img {
    width: auto;
    max-width: min(14rem, 46vw);
    height: ${theme.height.target};
    object-fit: contain;
    object-position: left;
  }
`;

const NameLink = styled.a<{ $breaks: boolean }>`
  ${touchTarget}
  color: ${theme.color.brand};
  font-family: ${theme.font.display};
  font-size: min(1.375rem, 7vw);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
  text-decoration: none;
  ${({ $breaks }) => $breaks && 'overflow-wrap: anywhere;'}

  /* Beside a long menu, a name of three words wraps to two lines, not three. */
  ${media.wide} {
    min-width: 6em;
  }

  /* The square after the name stays on the line of the last word if the name wraps. */
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
