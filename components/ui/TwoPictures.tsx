import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/mentions';
import { labels } from '../labels';
import { theme } from '../theme';
import { Picture } from './Picture';

interface TwoPicturesProps {
  title: string;
  before: PictureValue;
  after: PictureValue;
}

/** Wider than its half: it is cut at the sides. */
const SIZES = '(min-width: 75rem) 600px, (min-width: 48rem) 48vw, 100vw';

/** A room before and after, side by side. */
export function TwoPictures({ title, before, after }: TwoPicturesProps) {
  return (
    <figure>
      <Row>
        <Half>
          <Picture picture={before} sizes={SIZES} shape="fill" />
          <Label>{labels.before}</Label>
        </Half>
        <Half>
          <Picture picture={after} sizes={SIZES} shape="fill" />
          <Label>{labels.after}</Label>
        </Half>
      </Row>
      <Title>{title}</Title>
    </figure>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius};
`;

const Half = styled.div`
  position: relative;
  overflow: hidden;
`;

const Label = styled.span`
  position: absolute;
  bottom: 0.75rem;
  left: 0.75rem;
  padding: 0.2rem 0.6rem;
  border-radius: ${theme.radius};
  background: ${theme.color.overlay};
  color: ${theme.raw.color.brandInk};
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.4;
`;

const Title = styled.figcaption`
  margin-top: 0.75rem;
  font-weight: 600;
  line-height: 1.35;
`;
