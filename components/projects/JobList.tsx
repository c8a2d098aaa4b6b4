import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { quietText, theme, underlinedOnHover } from '../theme';
import { Month } from '../ui/Day';
import { Picture } from '../ui/Picture';
import { stretched } from '../ui/stretched';
import { durationInWords, moneyInWords } from './spans';

/** A few jobs, each in a row: a photo, its name, what and where it was, and what it cost and took. */
export function JobList({ jobs }: { jobs: SectionProps['feed']['jobs'] }) {
  const words = useWords();
  return (
    <List>
      {jobs.map(({ address, title, image, labels, finished, cost, took }) => (
        <li key={address}>
          <Picture picture={image} sizes="9rem" shape="photo" />
          <div>
            <Name href={address}>{title}</Name>
            <Small>{labels.join(' · ')}</Small>
            <Small>
              <Month month={finished} />
              {cost && ` · ${moneyInWords(cost, words)}`}
              {took && ` · ${durationInWords(took, words)}`}
            </Small>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(5rem, 28%) minmax(0, 1fr);
    gap: ${theme.space.s};
    align-items: center;
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
    line-height: 1.4;

    &:has(a:focus-visible) {
      outline: 3px solid ${theme.color.accent};
      outline-offset: 2px;
    }
  }
`;

/** Its area is the whole row. */
const Name = styled.a`
  color: inherit;
  font-weight: 600;
  ${underlinedOnHover}
  ${stretched}
`;

const Small = styled.p`
  ${quietText}
`;
