import { styled } from 'styled-components';
import { Frame } from '../frames/Frame';
import { JobList } from '../projects/JobList';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { Section, SectionHeader } from '../ui/Section';
import { Split } from '../ui/Split';
import { TextLink } from '../ui/TextLink';

/** The latest finished jobs, and beside them the latest posts of a social network. */
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
          <Frame url={frame} title={title} image={image} link={follow} {...frameSize(frame)} isLongOnPhones />
        </Posts>
      </Split>
    </Section>
  );
}

/** The size that the address asks the network for. */
function frameSize(address: string) {
  const asked = new URL(address).searchParams;
  return { width: Number(asked.get('width')) || 500, height: Number(asked.get('height')) || 500 };
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  margin-top: ${theme.space.s};
`;

/** The network renders it 500 px wide, so it is aligned with the right edge of the page. */
const Posts = styled.div`
  ${media.wide} {
    justify-self: end;
  }
`;
