import { ItemLevel } from '../ui/ItemLevel';
import type { levelBelow } from '../ui/levelBelow';
import { Member, type MemberProps } from '../ui/Member';
import { Carousel } from './Carousel';
import { CarouselArrows } from './CarouselArrows';
import { CarouselSlides } from './CarouselSlides';

interface TeamCarouselProps {
  label: string;
  /** Of the members' names. */
  level: ReturnType<typeof levelBelow>;
  members: MemberProps[];
}

/** The people of the team, round and round. */
export function TeamCarousel({ label, level, members }: TeamCarouselProps) {
  return (
    <Carousel label={label} total={members.length} loop>
      <CarouselSlides label={label}>
        {members.map((member) => (
          <ItemLevel key={member.name} value={level}>
            <Member {...member} />
          </ItemLevel>
        ))}
      </CarouselSlides>
      {members.length > 1 && <CarouselArrows />}
    </Carousel>
  );
}
