import { use } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { CardGrid } from '../ui/Card';
import { Day } from '../ui/Day';
import { Pager } from '../ui/Pager';
import { PhotoCard } from '../ui/PhotoCard';
import { PicturePriority } from '../ui/Picture';
import { Section } from '../ui/Section';

/** One card per article: the first one large, the others in a grid. `more`: the label of the links to the articles. */
export function Posts({ articles, pagination, more: ownMore, ...section }: RenderedProps<'posts'>) {
  const labels = useLabels();
  const more = ownMore ?? labels.readArticle;
  const [newest, ...rest] = articles;
  return (
    <Section {...section}>
      {newest && (
        <Large>
          <PostCard article={newest} more={more} isNewest />
        </Large>
      )}
      {rest.length > 0 && (
        <CardGrid>
          {rest.map((article) => (
            <li key={article.address}>
              <PostCard article={article} more={more} />
            </li>
          ))}
        </CardGrid>
      )}
      {pagination && <Pager pagination={pagination} newer={labels.newer} older={labels.older} />}
    </Section>
  );
}

const Large = styled.div`
  container-type: inline-size;

  &:not(:last-child) {
    margin-bottom: clamp(${theme.space.m}, 3vw, ${theme.space.l});
  }
`;

interface PostCardProps {
  article: SectionProps['posts']['articles'][number];
  more: string;
  isNewest?: boolean;
}

function PostCard({ article, more, isNewest = false }: PostCardProps) {
  const labels = useLabels();
  const hasPriority = use(PicturePriority);
  return (
    <PhotoCard
      picture={article.image}
      eager={isNewest}
      priority={isNewest && hasPriority}
      eyebrow={article.category}
      title={article.title}
      link={{ label: more, href: article.address }}
    >
      <p>{article.excerpt}</p>
      <Facts>
        {fill(labels.by, { author: article.author })}
        <br />
        <Day date={article.date} /> · {article.readTime}
      </Facts>
    </PhotoCard>
  );
}

const Facts = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;
`;
