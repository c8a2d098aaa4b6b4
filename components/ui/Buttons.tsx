import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { notPrinted, theme, wrappingRow } from '../theme';
import { TextLink } from './TextLink';

/** Further links are text links. */
const MAX_BUTTONS = 2;

interface ButtonsProps {
  links?: Link[];
  /** Index of the main button among `links`. */
  action?: number;
}

/** A main button and a secondary one, and text links beside them. Nothing without links. */
export function Buttons({ links = [], action = 0 }: ButtonsProps) {
  if (links.length === 0) return null;
  return (
    <Row>
      {links.slice(0, MAX_BUTTONS).map((link, index) => (
        <ButtonLink
          key={link.href + link.label}
          href={link.href}
          $variant={index === action ? 'action' : 'quiet'}
        >
          {link.label}
        </ButtonLink>
      ))}
      {links.slice(MAX_BUTTONS).map((link) => (
        <TextLink key={link.href + link.label} link={link} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  ${wrappingRow}
  align-items: center;
  gap: 0.75rem ${theme.space.xs};

  * + & {
    margin-top: ${theme.space.l};
  }

  > a {
    flex: 1 1 auto;
    max-width: 100%;
  }

  @media (min-width: 30rem) {
    column-gap: ${theme.space.s};

    > a {
      flex-grow: 0;
    }
  }
  ${notPrinted}
`;

const variants = {
  action: css`
    border-color: transparent;
    background: ${theme.color.action};
    color: ${theme.color.actionInk};

    &:is(:hover, :active) {
      background: ${theme.color.actionPressed};
    }
  `,
  quiet: css`
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    background: transparent;
    color: ${theme.color.ink};

    &:is(:hover, :active) {
      border-color: currentColor;
      background: color-mix(in srgb, currentColor 7%, transparent);
    }
  `,
};

/** `$variant`: the main button, or a secondary one. */
interface ButtonLook {
  $variant?: keyof typeof variants;
}

const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 3.25rem;
  /* Below a width of 30rem the horizontal padding is 0.5rem, so that two buttons fit beside each other on a phone. */
  padding: 0.7rem clamp(0.5rem, (100vw - 30rem) * 99, 1.5rem);
  border: 1.5px solid;
  border-radius: ${theme.radius};
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

export const Button = styled.button<ButtonLook>`
  ${buttonLook}
`;

/** A round button without a border, with only an icon. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.height.target};
  height: ${theme.height.target};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${theme.color.quiet};
  cursor: pointer;
`;

export const ButtonLink = styled.a<ButtonLook>`
  ${buttonLook}
`;
