import { Carousel, type CarouselLabels } from '../carousel/Carousel';
import { ItemLevel, type itemLevelUnder } from '../ui/ItemTitle';
import { Member, type MemberProps } from './Member';

interface TeamCarouselProps {
  label: string;
  labels: CarouselLabels;
  /** The heading level of the members' names. */
  level: ReturnType<typeof itemLevelUnder>;
  members: MemberProps[];
}

/** The team members in a carousel. */
export function TeamCarousel({ label, labels, level, members }: TeamCarouselProps) {
  return (
    <Carousel label={label} labels={labels}>
      {members.map((member) => (
        <ItemLevel key={member.name} value={level}>
          <Member {...member} />
        </ItemLevel>
      ))}
    </Carousel>
  );
}
