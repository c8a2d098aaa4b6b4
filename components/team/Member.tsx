import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import type { SectionProps } from '../../pipeline/model/Site';
import { quietText, theme, wrappingRow } from '../theme';
import { Card } from '../ui/Card';
import { ItemTitle } from '../ui/ItemTitle';
import { Picture } from '../ui/Picture';

/** A card about a member of the team, with or without a photograph. */
export function Member(member: Omit<SectionProps['team']['members'][number], 'order'>) {
  const { name, role, description, specialties, experience, photo, photoPosition } = member;
  return (
    <Card as="article">
      <Who>
        {photo && <Portrait photo={photo} position={photoPosition} />}
        <div>
          <ItemTitle>{name}</ItemTitle>
          <Role>{role}</Role>
          {experience && <Experience>{experience}</Experience>}
        </div>
      </Who>
      <Description>{description}</Description>
      <Specialties>
        {specialties?.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </Specialties>
    </Card>
  );
}

/* With large text the name wraps below the portrait. */
const Who = styled.div`
  ${wrappingRow}
  align-items: start;
  gap: ${theme.space.s};

  > picture {
    flex: none;
    width: 6rem;
  }

  /* A short text is vertically centered beside the portrait; a long one starts at its top. */
  > picture + div {
    display: grid;
    flex: 1 1 7rem;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-height: 6rem;
  }

  > :only-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :only-child > :is(h2, h3) {
    font-size: clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem);
  }
`;

const Role = styled.p`
  margin-top: 0.25rem;
  line-height: 1.35;
  text-wrap: balance;
`;

const Experience = styled.p`
  margin-top: 0.25rem;
  ${quietText}
  line-height: 1.4;
`;

const Description = styled.p`
  margin-block: ${theme.space.s} ${theme.space.m};
  line-height: 1.55;
`;

const Specialties = styled.ul`
  margin: auto 0 0;
  padding: ${theme.space.s} 0 0;
  border-top: 1px solid ${theme.color.line};
  ${quietText}
  line-height: 1.45;

  > li {
    display: inline;
  }

  > li:not(:last-child)::after {
    content: ', ';
  }
`;

interface PortraitProps {
  photo: PictureValue;
  /** Which part of the photograph stays visible: a value of `object-position`, such as `top` or `50% 20%`. */
  position?: string;
  /** The attribute `sizes` of the image. */
  sizes?: string;
}

/** The photograph of a person, cut to a square. */
export function Portrait({ photo, position = 'center', sizes = '12rem' }: PortraitProps) {
  return <Face picture={photo} sizes={sizes} shape="square" $position={position} />;
}

const Face = styled(Picture)<{ $position: string }>`
  > img {
    object-position: ${({ $position }) => $position};
  }
`;
