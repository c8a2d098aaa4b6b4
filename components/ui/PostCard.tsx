import { styled } from 'styled-components';
import type { Picture } from '../../pipeline/fields/values';
import { labels } from '../labels';
import { theme } from '../theme';
import { Day } from './Day';
import { PhotoCard } from './PhotoCard';

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
  /** The words of its link. */
  more: string;
  eager?: boolean;
  /** With the first picture of the page. */
  priority?: boolean;
}

/** What can be seen of an article before it is opened. */
export function PostCard({
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
        {labels.by} {author}
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
