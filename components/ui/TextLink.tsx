import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { theme } from '../theme';

interface TextLinkProps {
  link: Link;
  /** What is read aloud after the label, where the label alone would not say where it leads. */
  children?: ReactNode;
  className?: string;
}

/** These lead to no page. */
const CALLS = /^(tel|mailto):/;

/** A link that stands on its own, with an arrow where it leads on. */
export function TextLink({ link, children, className }: TextLinkProps) {
  return (
    <Anchor className={className} href={link.href} rel={linkRel(link)}>
      <span>
        <Label words={link.label} />
        {children}
      </span>
      {!CALLS.test(link.href) && <ArrowRight aria-hidden size="1.1em" strokeWidth={1.75} />}
    </Anchor>
  );
}

/** An e-mail address breaks after its @ where it must. */
function Label({ words }: { words: string }) {
  const [before, after] = words.split(/(?<=@)(?=\S)/);
  return after ? (
    <>
      {before}
      <wbr />
      {after}
    </>
  ) : (
    words
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${theme.height.target};
  padding-block: 0.4rem;
  color: ${theme.color.link};
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
    flex: none;
    color: ${theme.color.accent};
    transition: translate ${theme.motion.quick};
  }

  &:hover > svg {
    translate: 3px 0;
  }
`;

/** The `rel` of a link: other sites learn nothing of the window they were opened from. */
export function linkRel({ external }: Pick<Link, 'external'>) {
  return external ? 'noopener' : undefined;
}
