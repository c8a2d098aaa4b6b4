import { use } from 'react';
import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { ArticleSearch } from '../search/ArticleSearch';
import { theme } from '../theme';
import { CardGrid } from '../ui/CardGrid';
import { LeadsPage } from '../ui/LeadsPage';
import { Pager } from '../ui/Pager';
import { PostCard } from '../ui/PostCard';
import { Section } from '../ui/Section';

/** A card for each article: the newest large, the rest in a grid. */
export function Posts({
  articles,
  search,
  pagination,
  more = labels.readArticle,
  ...section
}: Rendered<SectionProps['posts']>) {
  const [newest, ...rest] = articles;
  const leads = use(LeadsPage);
  return (
    <Section {...section}>
      {search && <ArticleSearch />}
      {newest && (
        <Large>
          <PostCard {...newest} more={more} eager priority={leads} />
        </Large>
      )}
      <CardGrid>
        {rest.map((article) => (
          <li key={article.address}>
            <PostCard {...article} more={more} />
          </li>
        ))}
      </CardGrid>
      {pagination && <Pager pagination={pagination} />}
    </Section>
  );
}

const Large = styled.div`
  margin-bottom: clamp(${theme.space.m}, 3vw, ${theme.space.l});
  container-type: inline-size;
`;
