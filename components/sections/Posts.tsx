import { use } from 'react';
import { styled } from 'styled-components';
import type { Picture } from '../../pipeline/kinds/values';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { CardGrid } from '../ui/Card';
import { Day } from '../ui/Day';
import { Pager } from '../ui/Pager';
import { PhotoCard } from '../ui/PhotoCard';
import { PicturePriority } from '../ui/Picture';
import { Section } from '../ui/Section';

/** A card for each article: the newest large, the rest in a grid. */
export function Posts({ articles, pagination, more: ownMore, ...section }: Rendered<SectionProps['posts']>) {
  const labels = useLabels();
  const more = ownMore ?? labels.readArticle;
  const [newest, ...rest] = articles;
  const hasPriority = use(PicturePriority);
  return (
    <Section {...section}>
      {newest && (
        <Large>
          <PostCard {...newest} more={more} eager priority={hasPriority} />
        </Large>
      )}
      {rest.length > 0 && (
        <CardGrid>
          {rest.map((article) => (
            <li key={article.address}>
              <PostCard {...article} more={more} />
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
  address: string;
  title: string;
  excerpt: string;
  author: string;
  /** `YYYY-MM-DD` */
  date: string;
  readTime: string;
  category: string;
  image: Picture;
  /** The label of its link. */
  more: string;
  eager?: boolean;
  /** Whether its picture is the first of the page. */
  priority?: boolean;
}

function PostCard({
  address,
  title,
  excerpt,
  author,
  date,
  readTime,
  category,
  image,
  more,
  eager,
  priority,
}: PostCardProps) {
  const labels = useLabels();
  return (
    <PhotoCard
      picture={image}
      eager={eager}
      priority={priority}
      note={category}
      title={title}
      link={{ label: more, href: address, external: false }}
    >
      <p>{excerpt}</p>
      <Facts>
        {fill(labels.by, { author })}
        <br />
        <Day date={date} /> · {readTime}
      </Facts>
    </PhotoCard>
  );
}

const Facts = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;
`;
