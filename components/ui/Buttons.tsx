import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { media } from '../media';
import { theme } from '../theme';
import { linkRel, TextLink } from './TextLink';

const MOST = 2;

/** Two buttons in a row, of which the first stands out; what comes after them is a link. Nothing where there are none. */
export function Buttons({ links = [], className }: { links?: Link[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <Row className={className}>
      {links.slice(0, MOST).map((link, index) => (
        <Button key={link.href + link.label} link={link} variant={index === 0 ? 'action' : 'quiet'} />
      ))}
      {links.slice(MOST).map((link) => (
        <TextLink key={link.href + link.label} link={link} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem ${theme.space.s};

  * + & {
    margin-top: ${theme.space.l};
  }

  > a {
    flex: 1 1 auto;
    max-width: 100%;
  }

  @media (min-width: 30rem) {
    > a {
      flex-grow: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const variants = {
  action: css`
    border-color: transparent;
    background: ${theme.color.action};
    color: ${theme.color.actionInk};

    &:hover,
    &:active {
      background: ${theme.color.actionPressed};
    }
  `,
  quiet: css`
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    background: transparent;
    color: ${theme.color.ink};

    &:hover,
    &:active {
      border-color: currentColor;
      background: color-mix(in srgb, currentColor 7%, transparent);
    }
  `,
};

export interface ButtonLook {
  /** The one thing to do, or something beside it. */
  $variant?: keyof typeof variants;
}

/** How a button looks, be it an `<a>` or a `<button>`. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 3.25rem;
  padding: 0.7rem min(1.5rem, 6.2vw);
  border: 1.5px solid;
  border-radius: ${theme.radius};
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  ${({ $variant = 'action' }) => variants[$variant]}

  &:disabled {
    background: ${theme.color.quiet};
    cursor: default;
  }
`;

/** A link that looks like a button. */
function Button({ link, variant = 'action' }: { link: Link; variant?: 'action' | 'quiet' }) {
  return (
    <Anchor href={link.href} rel={linkRel(link)} $variant={variant}>
      {link.label}
    </Anchor>
  );
}

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;
