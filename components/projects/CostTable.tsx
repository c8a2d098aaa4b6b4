import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { theme } from '../theme';
import { Month } from '../ui/Day';
import { tableLook } from '../ui/Prose';
import { ScrollBox } from '../ui/ScrollBox';
import { durationInWords, moneyInWords } from './spans';

type Job = SectionProps['costs']['services'][number]['jobs'][number];

/** The facts of the plot as a table. */
export function CostTable({ jobs, label }: { jobs: Job[]; label: string }) {
  const words = useWords();
  const { labels } = words;
  return (
    <ScrollBox label={label}>
      <Cells>
        <thead>
          <tr>
            <th scope="col">{labels.costJob}</th>
            <th scope="col">{labels.projectCost}</th>
            <th scope="col">{labels.projectFinished}</th>
            <th scope="col">{labels.projectTook}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ address, title, finished, cost, took }) => (
            <tr key={address}>
              <th scope="row">
                <a href={address}>{title}</a>
              </th>
              <td>{moneyInWords(cost, words)}</td>
              <td>
                <Month month={finished} />
              </td>
              <td>{durationInWords(took, words)}</td>
            </tr>
          ))}
        </tbody>
      </Cells>
    </ScrollBox>
  );
}

const Cells = styled.table`
  ${tableLook}

  font-size: ${theme.size.small};

  th[scope='row'] {
    min-width: 9rem;
  }

  a {
    display: block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
  }
`;
