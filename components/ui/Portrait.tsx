import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { initialsOf } from './initialsOf';
import { Picture } from './Picture';

interface PortraitProps {
  name: string;
  photo?: PictureValue;
  /** Which part of the photograph to keep in view: `top`, `50% 20%`. */
  position?: string;
}

/** A person's photograph, or the initials in its place. */
export function Portrait({ name, photo, position = 'center' }: PortraitProps) {
  if (!photo) {
    return (
      <Initials role="img" aria-label={name}>
        {initialsOf(name)}
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
