import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import { Picture } from '../ui/Picture';

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
