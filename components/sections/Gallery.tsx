import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GalleryProps } from '../../pipeline/model/sections/gallery';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Album } from '../ui/Album';
import { Anchors } from '../ui/Anchors';
import { Frames } from '../ui/Frames';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** All photographs, kind after kind, then the posts. */
export function Gallery({ tabs: _tabs, albums, posts, postsId, ...section }: Rendered<GalleryProps>) {
  const level = section.heading ? 'h3' : 'h2';
  const last = posts && postsId && { id: postsId, label: posts.label };
  return (
    <Section {...section}>
      <Anchors label={labels.albums} places={last ? [...albums, last] : albums} />
      {albums.map(({ id, label, photos }) => (
        <Kind key={id} id={id} label={label} level={level}>
          <Album photos={photos} />
        </Kind>
      ))}
      {last && (
        <Kind {...last} level={level}>
          {posts.text && <Words>{posts.text}</Words>}
          <Frames frames={posts.frames} />
        </Kind>
      )}
    </Section>
  );
}

interface KindProps {
  id: string;
  label: string;
  level: 'h2' | 'h3';
  children: ReactNode;
}

function Kind({ id, label, level, children }: KindProps) {
  return (
    <Block id={id}>
      <Title as={level}>{label}</Title>
      {children}
    </Block>
  );
}

const Block = styled.div`
  margin-top: ${theme.space.xxl};
  scroll-margin-top: ${theme.height.header};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space.m};
  font-family: ${theme.font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Words = styled(Prose)`
  margin-bottom: ${theme.space.m};
  color: ${theme.color.quiet};
`;
