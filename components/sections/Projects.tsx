import { styled } from 'styled-components';
import { useLabels } from '../labels';
import { ProjectCards } from '../projects/ProjectCards';
import { ProjectFilters } from '../projects/ProjectFilters';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
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
