import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { theme, touchTarget } from '../theme';
import { Hidden } from './Hidden';

interface TextLinkProps {
  link: Link;
  /** What the link is about, for screen readers, if the label alone is ambiguous. */
  about?: string;
  className?: string;
}

/** An address that is not a page. */
const NO_PAGE = /^(tel|mailto):/;

/** A link outside of running text, with an arrow if it leads to a page. */
export function TextLink({ link, about, className }: TextLinkProps) {
  return (
    <Anchor className={className} href={link.href}>
      <span>
        <Label text={link.label} />
        {about && <Hidden>: {about}</Hidden>}
      </span>
      {!NO_PAGE.test(link.href) && <ArrowRight aria-hidden size="1.1em" strokeWidth={1.75} />}
    </Anchor>
  );
}

/** The label of a link. An email address may wrap after its @. */
export function Label({ text }: { text: string }) {
  const [before, after] = text.split(/(?<=@)(?=\S)/);
  if (!after) return text;
  return (
    <>
      {before}
      <wbr />
      {after}
    </>
  );
}

const Anchor = styled.a`
  ${touchTarget}
  gap: 0.4em;
  padding-block: 0.4rem;
  font-weight: 600;
  line-height: 1.4;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  transition: text-decoration-color ${theme.motion.quick};

  &:hover {
    text-decoration-color: currentColor;
  }

  > svg {
    color: ${theme.color.accent};
    transition: translate ${theme.motion.quick};
  }

  &:hover > svg {
    translate: 3px 0;
  }
`;
