import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';
import { Day } from '../ui/Day';

export interface ArticleFactsProps {
  author: string;
  /** Calendar days, `YYYY-MM-DD`. */
  date: string;
  updated?: string;
  readTime: string;
}

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ author, date, updated, readTime }: ArticleFactsProps) {
  return (
    <Facts>
      <li>
        {labels.by} {author}
      </li>
      <li>
        <Day date={date} />
      </li>
      {updated && (
        <li>
          {labels.updated} <Day date={updated} />
        </li>
      )}
      <li>{readTime}</li>
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: ${theme.space.m} 0 0;
  padding: 0;
  color: ${theme.color.quiet};
  list-style: none;

  > li:not(:last-child)::after {
    content: '\\00b7' / '';
    margin-inline: 0.6em;
  }
`;
