import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Card } from './Card';
import { Stars } from './Stars';

interface ReviewCardProps {
  name: string;
  location: string;
  rating: number;
  project?: string;
  text: ReactNode;
}

/** What a customer said. */
export function ReviewCard({ name, location, rating, project, text }: ReviewCardProps) {
  return (
    <Card as="figure">
      <Stars rating={rating} />
      <Words>{text}</Words>
      <Who>
        <strong>{name}</strong>
        <span>{location}</span>
        {project && <span>{project}</span>}
      </Who>
    </Card>
  );
}

const Words = styled.blockquote`
  margin-block: ${theme.space.s} ${theme.space.m};
  line-height: 1.55;

  p + p {
    margin-top: 0.75em;
  }
`;

const Who = styled.figcaption`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: auto;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};
  line-height: 1.45;

  > strong {
    font-weight: 650;
  }

  > span {
    color: ${theme.color.quiet};
  }
`;
