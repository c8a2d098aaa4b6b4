import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import type { Link, Picture as PictureValue } from '../../pipeline/fields/values';
import { heroSizes } from '../hero/heroSizes';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { Container } from '../ui/Container';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts';
import { ShareButton } from './ShareButton';
import { Tags } from './Tags';

export interface ArticleHeaderProps extends ArticleFactsProps {
  title: string;
  category: string;
  tags: string[];
  image: PictureValue;
  /** The list of articles. */
  back: Pick<Link, 'href'>;
}

/** The top of an article. */
export function ArticleHeader({ title, category, tags, image, back, ...facts }: ArticleHeaderProps) {
  return (
    <header>
      <Words $width="text">
        <Back href={back.href}>
          <ArrowLeft aria-hidden size="1.1em" strokeWidth={1.75} />
          {labels.backToBlog}
        </Back>
        <Eyebrow>{category}</Eyebrow>
        <Title>{title}</Title>
        <ArticleFacts {...facts} />
        <Row>
          <Tags tags={tags} />
          <ShareButton />
        </Row>
      </Words>
      <Wide>
        <Picture picture={image} sizes={heroSizes.article} shape="wide" priority />
      </Wide>
    </header>
  );
}

const Words = styled(Container)`
  padding-block: ${theme.space.s} ${theme.space.l};
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${theme.height.target};
  margin-bottom: ${theme.space.m};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled.h1`
  font-family: ${theme.font.display};
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.375rem);
  font-weight: 680;
  letter-spacing: -0.028em;
  line-height: 1.08;
  text-wrap: balance;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};

  ${media.print} {
    display: none;
  }
`;

const Wide = styled(Container)`
  ${media.print} {
    display: none;
  }
`;
