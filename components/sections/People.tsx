import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { Portrait } from '../team/Member';
import { media, quietText, theme } from '../theme';
import { Caption } from '../ui/Picture';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** The members of the team side by side, with or without portraits. */
export function People({ members, caption, more, ...section }: RenderedProps<'people'>) {
  return (
    <Section {...section}>
      <figure>
        <Row>
          {members.map(({ name, role, photo, photoPosition }) => (
            <li key={name}>
              {photo && (
                <Portrait
                  photo={photo}
                  position={photoPosition}
                  sizes="(min-width: 64rem) 12rem, (min-width: 48rem) 30vw, 45vw"
                />
              )}
              <Name>{name}</Name>
              <Role>{role}</Role>
            </li>
          ))}
        </Row>
        {caption && <RowCaption>{caption}</RowCaption>}
      </figure>
      {more && <TextLink link={more} />}
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m} ${theme.space.s};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li:not(:has(picture)) {
    border-top: 2px solid ${theme.color.accent};
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));

    > li {
      max-width: 14rem;
    }
  }
`;

const Name = styled.p`
  margin-top: 0.6rem;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  margin-top: 0.15rem;
  ${quietText}
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const RowCaption = styled(Caption)`
  margin-top: ${theme.space.m};
`;
