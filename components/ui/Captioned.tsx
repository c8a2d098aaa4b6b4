import { styled } from 'styled-components';
import { theme } from '../theme';
import { Picture, type PictureProps } from './Picture';

/** A photograph with small words under it. */
export function Captioned({ caption, shape = 'photo', ...picture }: PictureProps & { caption?: string }) {
  return (
    <figure>
      <Picture shape={shape} {...picture} />
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

const Caption = styled.figcaption`
  margin-top: 0.6rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.4;
`;
