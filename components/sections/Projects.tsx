import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { pickLabels, useLabels } from '../labels';
import { ProjectCards } from '../projects/ProjectCards';
import type { RenderedProps } from '../RenderedProps';
import { needsScripts, quietText, theme } from '../theme';
import { Pager } from '../ui/Pager';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Finished jobs with a photograph each: all of them by service and town, or some of them. */
export function Projects(props: RenderedProps<'projects'>) {
  const { cards, filters, pages, pagination, isLikeThis, more, count: _count, ...section } = props;
  const labels = useLabels();
  return (
    <Section
      {...section}
      heading={section.heading ?? (isLikeThis ? labels.moreLikeThis : undefined)}
      screenOnly={isLikeThis}
    >
      <div data-projects={filters && pages?.join(' ')}>
        {filters && <ProjectFilters {...filters} />}
        <ProjectCards cards={cards} rows={!filters} />
        {pagination && (
          <Pager pagination={pagination} newer={labels.newerProjects} older={labels.olderProjects} />
        )}
      </div>
      {more && <More link={more} />}
    </Section>
  );
}

const More = styled(TextLink)`
  margin-top: ${theme.space.s};
`;

type Filters = NonNullable<SectionProps['projects']['filters']>;

/** Two choices that Projects.client.ts follows. Without scripts there is the whole list. */
function ProjectFilters({ services, towns }: Filters) {
  const labels = useLabels();
  if (services.length < 2 && towns.length < 2) return null;
  const own = pickLabels(labels, ['projectsNone', 'projectsOne', 'projectsOther']);
  return (
    <Row role="search" data-filters data-labels={JSON.stringify(own)}>
      <Select name="service" label={labels.projectService} all={labels.allServices} choices={services} />
      <Select name="town" label={labels.projectTown} all={labels.allTowns} choices={towns} />
      <Count role="status" />
    </Row>
  );
}

type SelectProps = Record<'name' | 'label' | 'all', string> & { choices: Filters['towns'] };

/** `all`: the choice of everything. */
function Select({ name, label, all, choices }: SelectProps) {
  if (choices.length < 2) return null;
  return (
    <Field>
      <span>{label}</span>
      <select name={name} autoComplete="off">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.s} ${theme.space.m};
  margin-bottom: ${theme.space.xl};
  ${needsScripts}

  [data-projects]:not([data-ready]) & {
    visibility: hidden;
  }
`;

const Field = styled.label`
  display: grid;
  flex: 1 1 12rem;
  gap: 0.35rem;
  max-width: 24rem;
  font-size: ${theme.size.small};
  font-weight: 600;

  > select {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.card};
    color: ${theme.color.ink};
    font: inherit;
    font-size: 1rem;
    font-weight: 400;
  }
`;

/** Lines up with the choices. */
const Count = styled.p`
  flex: 1 1 100%;
  min-height: 1.5em;
  ${quietText}
  line-height: 1.5;
`;
