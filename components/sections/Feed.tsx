import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useSiteLanguage } from '../labels';
import { formatDurationSpan, formatMoneySpan } from '../projects/formatSpans';
import type { RenderedProps } from '../RenderedProps';
import { media, quietText, theme, underlinedOnHover, wrappingRow } from '../theme';
import { Day } from '../ui/Day';
import { Embed } from '../ui/Embed';
import { Picture } from '../ui/Picture';
import { Section, SectionHeader, Split } from '../ui/Section';
import { linkedRow, stretchedLink } from '../ui/stretchedLink';
import { TextLink } from '../ui/TextLink';

/** The latest finished jobs, beside the latest posts in a social network, which its frame shows. */
export function Feed(props: RenderedProps<'feed'>) {
  const { id, frame, title, image, follow, links, jobs, ...header } = props;
  return (
    <Section id={id}>
      <Split $even>
        <div>
          <SectionHeader {...header} />
          {jobs.length > 0 && <JobList jobs={jobs} />}
          <Links>
            {links?.map((link) => (
              <TextLink key={link.href} link={link} />
            ))}
          </Links>
        </div>
        <Posts data-feed>
          <Embed url={frame} title={title} image={image} link={follow} {...embedSize(frame)} isLongOnPhones />
        </Posts>
      </Split>
    </Section>
  );
}

/** The size in the query of the frame's address, which is the size that the network renders. */
function embedSize(address: string) {
  const query = new URL(address).searchParams;
  return { width: Number(query.get('width')) || 500, height: Number(query.get('height')) || 500 };
}

const Links = styled.div`
  ${wrappingRow}
  gap: 0 ${theme.space.m};
  margin-top: ${theme.space.s};
`;

/** The network renders its frame 500 px wide, so the frame is aligned to the right edge of the page. */
const Posts = styled.div`
  ${media.wide} {
    justify-self: end;
  }
`;

/** A few jobs, one per row: photograph, name, service and town, cost and duration. */
function JobList({ jobs }: { jobs: SectionProps['feed']['jobs'] }) {
  const siteLanguage = useSiteLanguage();
  return (
    <List>
      {jobs.map(({ address, title, image, serviceAndTown, finished, cost, took }) => (
        <li key={address}>
          <Picture picture={image} sizes="9rem" shape="photo" />
          <div>
            <Name href={address}>{title}</Name>
            <Small>{serviceAndTown.join(' · ')}</Small>
            <Small>
              <Day date={finished} />
              {cost && ` · ${formatMoneySpan(cost, siteLanguage)}`}
              {took && ` · ${formatDurationSpan(took, siteLanguage)}`}
            </Small>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    ${linkedRow}
    display: grid;
    grid-template-columns: minmax(5rem, 28%) minmax(0, 1fr);
    gap: ${theme.space.s};
    align-items: center;
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
    line-height: 1.4;
  }
`;

const Name = styled.a`
  color: inherit;
  font-weight: 600;
  ${underlinedOnHover}
  ${stretchedLink}
`;

const Small = styled.p`
  ${quietText}
`;
