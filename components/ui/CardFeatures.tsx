import { styled } from 'styled-components';
import { theme } from '../theme';

/** The short features of a card, one a line, at its foot: in line with those of the card beside it. */
export function CardFeatures({ features }: { features: string[] }) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: auto 0 0;
  padding: ${theme.space.s} 0 0;
  font-size: ${theme.size.small};
  line-height: 1.4;
  list-style: none;

  > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }
`;
