import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { Post } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import { media, notPrinted, theme, touchTarget, underlinedOnHover, wrappingRow } from '../theme';
import { Day } from '../ui/Day';
import { heroSizes, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Container, Eyebrow } from '../ui/Section';
import { ShareButton } from './ShareButton';

interface ArticleHeaderProps extends Post {
  title: string;
  /** The address of the list of posts. */
  back?: string;
}

/** The top of an article: its title, its facts, its tags and its picture. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { title, category, tags, image, back, author, published, updated, readTime } = props;
  const labels = useLabels();
  return (
    <header>
      <Text $width="text">
        {back && (
          <Back href={back}>
            <ArrowLeft aria-hidden size="1.1em" strokeWidth={1.75} />
            {labels.backToBlog}
          </Back>
        )}
        <Eyebrow>{category}</Eyebrow>
        <Title>{title}</Title>
        <FactList>
          <li>{fill(labels.by, { author })}</li>
          <li>
            <Day date={published} />
          </li>
          {updated && (
            <li>
              {labels.updated} <Day date={updated} />
            </li>
          )}
          <li>{readTime}</li>
        </FactList>
        <Row>
          <TagList aria-label={labels.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </TagList>
          <ShareButton />
        </Row>
      </Text>
      <Wide>
        <Picture picture={image} sizes={heroSizes.article} shape="wide" hero />
      </Wide>
    </header>
  );
}

const Text = styled(Container)`
  padding-block: ${theme.space.s} ${theme.space.l};
`;

const Back = styled.a`
  ${touchTarget}
  gap: 0.4em;
  margin-bottom: ${theme.space.m};
  font-weight: 600;
  ${underlinedOnHover}
  ${notPrinted}
`;

const Title = styled.h1`
  font-family: ${theme.font.display};
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.375rem);
  font-weight: 680;
  letter-spacing: -0.028em;
  line-height: 1.08;
`;

const Row = styled.div`
  ${wrappingRow}
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};
  ${notPrinted}
`;

const Wide = styled(Container)`
  ${notPrinted}
`;

const FactList = styled.ul`
  ${wrappingRow}
  margin: ${theme.space.m} 0 0;
  color: ${theme.color.quiet};

  > li:not(:last-child)::after {
    content: '\\00b7' / '';
    margin-inline: 0.6em;
  }
`;

const TagList = styled.ul`
  ${wrappingRow}
  gap: ${theme.space.xs};
  font-size: ${theme.size.small};

  > li {
    padding: 0.2rem 0.7rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius};
    color: ${theme.color.quiet};
  }
`;

/** The text of an article, as rendered elements. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return (
    <Body $width="text">
      <BodyText>{children}</BodyText>
    </Body>
  );
}

const Body = styled(Container)`
  padding-block: clamp(${theme.space.l}, 6vw, ${theme.space.xxl}) ${theme.space.section};

  ${media.print} {
    padding-block: 0;
  }
`;

const BodyText = styled(Prose)`
  > :first-child {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }

  > p:has(> picture:only-child) {
    margin-block: ${theme.space.l};
  }

  blockquote {
    margin-block: clamp(${theme.space.l}, 5vw, ${theme.space.xl});
    padding-left: clamp(${theme.space.s}, 4vw, ${theme.space.l});
    border-left: 3px solid ${theme.color.action};
    color: ${theme.color.link};
    font-size: clamp(1.3125rem, 1.15rem + 0.8vw, 1.75rem);
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.3;
    text-wrap: balance;
  }
`;
