import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';

/** What an article is about, in a few words. */
export function Tags({ tags }: { tags: string[] }) {
  return (
    <Row aria-label={labels.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  font-size: ${theme.size.small};
  list-style: none;

  > li {
    padding: 0.2rem 0.7rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius};
    color: ${theme.color.quiet};
  }
`;
