import { Member, type MemberProps } from '../ui/Member';
import { Carousel } from './Carousel';
import { CarouselArrows } from './CarouselArrows';
import { CarouselSlides } from './CarouselSlides';

/** The people of the team, round and round. */
export function TeamCarousel({ label, members }: { label: string; members: MemberProps[] }) {
  return (
    <Carousel label={label} total={members.length} loop>
      <CarouselSlides label={label}>
        {members.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </CarouselSlides>
      {members.length > 1 && <CarouselArrows />}
    </Carousel>
  );
}
