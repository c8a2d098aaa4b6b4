import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { Card } from '../ui/Card';
import { ItemTitle } from '../ui/ItemTitle';
import { Picture } from '../ui/Picture';

export interface MemberProps {
  name: string;
  role: string;
  description: string;
  specialties: string[];
  experience: string;
  photo?: PictureValue;
  photoPosition?: string;
}

export function Member({
  name,
  role,
  description,
  specialties,
  experience,
  photo,
  photoPosition,
}: MemberProps) {
  return (
    <Card as="article">
      <Who>
        <Portrait name={name} photo={photo} position={photoPosition} />
        <div>
          <ItemTitle>{name}</ItemTitle>
          <Role>{role}</Role>
          <Experience>{experience}</Experience>
        </div>
      </Who>
      <Description>{description}</Description>
      <Specialties>
        {specialties.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </Specialties>
    </Card>
  );
}

/* With large text the name moves below the portrait. */
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space.s};
  min-height: 6.75rem;

  > :first-child {
    flex: none;
    width: 6rem;
  }

  /* A short text is centred beside the portrait; a long one begins at its top. */
  > :last-child {
    display: grid;
    flex: 1 1 7rem;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-height: 6rem;
  }
`;

const Role = styled.p`
  margin-top: 0.25rem;
  line-height: 1.35;
  text-wrap: balance;
`;

const Experience = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
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
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.45;
  list-style: none;

  > li {
    display: inline;
  }

  > li:not(:last-child)::after {
    content: ', ';
  }
`;

interface PortraitProps {
  name: string;
  photo?: PictureValue;
  /** Which part of the photograph to keep in view: `top`, `50% 20%`. */
  position?: string;
}

/** A person's photograph, or the initials. */
function Portrait({ name, photo, position = 'center' }: PortraitProps) {
  if (!photo) {
    return (
      <Initials role="img" aria-label={name}>
        {initials(name)}
      </Initials>
    );
  }
  return <Face picture={photo} sizes="12rem" shape="square" $position={position} />;
}

const SAFE = /^[\w%. -]+$/;

const Face = styled(Picture)<{ $position: string }>`
  > img {
    object-position: ${({ $position }) => (SAFE.test($position) ? $position : 'center')};
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${theme.radius};
  background: ${theme.color.brand};
  color: ${theme.color.brandInk};
  font-family: ${theme.font.display};
  font-size: 2rem;
  font-weight: 600;
  letter-spacing: -0.02em;
`;

/** `TB` of Tom Brannock: the first letters of the first and the last word. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}
