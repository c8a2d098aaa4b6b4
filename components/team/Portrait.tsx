import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { Picture } from '../ui/Picture';

interface PortraitProps {
  name: string;
  photo?: PictureValue;
  /** Which part of the photograph to keep in view: `top`, `50% 20%`. */
  position?: string;
  /** Its width, as in the attribute of an `<img>`. */
  sizes?: string;
}

/** A person's photograph, or the initials. */
export function Portrait({ name, photo, position = 'center', sizes = '12rem' }: PortraitProps) {
  if (!photo) {
    return (
      <Initials role="img" aria-label={name}>
        {initials(name)}
      </Initials>
    );
  }
  return <Face picture={photo} sizes={sizes} shape="square" $position={position} />;
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
