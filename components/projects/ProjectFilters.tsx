import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Label, Select } from '../form/fields';
import { useLabels, useScriptLabels } from '../labels';
import { needsScripts, quietText, theme, wrappingRow } from '../theme';

type Filters = NonNullable<SectionProps['projects']['filters']>;

/** A select field for services and one for towns, for Projects.client.ts. Hidden without scripts. */
export function ProjectFilters({ services, towns }: Filters) {
  const labels = useLabels();
  const scriptLabels = useScriptLabels(['projectsNone', 'projectsOne', 'projectsOther']);
  if (services.length < 2 && towns.length < 2) return null;
  return (
    <Row role="search" data-filters {...scriptLabels}>
      <Filter name="service" label={labels.projectService} all={labels.allServices} choices={services} />
      <Filter name="town" label={labels.projectTown} all={labels.allTowns} choices={towns} />
      <Count role="status" />
    </Row>
  );
}

type FilterProps = { name: string; label: string; all: string; choices: Filters['towns'] };

/** A select field, unless there is nothing to choose. `all`: the label of the option that selects everything. */
function Filter({ name, label, all, choices }: FilterProps) {
  if (choices.length < 2) return null;
  return (
    <Field>
      <span>{label}</span>
      <Select name={name} autoComplete="off">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const Row = styled.div`
  ${wrappingRow}
  align-items: end;
  gap: ${theme.space.s} ${theme.space.m};
  margin-bottom: ${theme.space.xl};
  ${needsScripts}

  [data-projects]:not([data-ready]) & {
    visibility: hidden;
  }
`;

const Field = styled(Label)`
  flex: 1 1 12rem;
  max-width: 24rem;
`;

/** The number of results, aligned with the select fields. */
const Count = styled.p`
  flex: 1 1 100%;
  min-height: 1.5em;
  ${quietText}
  line-height: 1.5;
`;
