// Made by `npm run generate` from the files in sections/. Do not edit.
import type { PropsOf } from './section';
import { areas } from './sections/areas';
import { callout } from './sections/callout';
import { cards } from './sections/cards';
import { compare } from './sections/compare';
import { contactForm } from './sections/contactForm';
import { costs } from './sections/costs';
import { estimateForm } from './sections/estimateForm';
import { faq } from './sections/faq';
import { feed } from './sections/feed';
import { gallery } from './sections/gallery';
import { hero } from './sections/hero';
import { job } from './sections/job';
import { list } from './sections/list';
import { map } from './sections/map';
import { nextSteps } from './sections/nextSteps';
import { people } from './sections/people';
import { photo } from './sections/photo';
import { points } from './sections/points';
import { posts } from './sections/posts';
import { process } from './sections/process';
import { project } from './sections/project';
import { projects } from './sections/projects';
import { quotes } from './sections/quotes';
import { record } from './sections/record';
import { related } from './sections/related';
import { reviews } from './sections/reviews';
import { service } from './sections/service';
import { services } from './sections/services';
import { stats } from './sections/stats';
import { table } from './sections/table';
import { team } from './sections/team';
import { testimonials } from './sections/testimonials';
import { text } from './sections/text';
import { timeline } from './sections/timeline';

export const sections = {
  areas,
  callout,
  cards,
  compare,
  contactForm,
  costs,
  estimateForm,
  faq,
  feed,
  gallery,
  hero,
  job,
  list,
  map,
  nextSteps,
  people,
  photo,
  points,
  posts,
  process,
  project,
  projects,
  quotes,
  record,
  related,
  reviews,
  service,
  services,
  stats,
  table,
  team,
  testimonials,
  text,
  timeline,
};

declare module './Site' {
  interface SectionProps {
    areas: PropsOf<typeof areas>;
    callout: PropsOf<typeof callout>;
    cards: PropsOf<typeof cards>;
    compare: PropsOf<typeof compare>;
    contactForm: PropsOf<typeof contactForm>;
    costs: PropsOf<typeof costs>;
    estimateForm: PropsOf<typeof estimateForm>;
    faq: PropsOf<typeof faq>;
    feed: PropsOf<typeof feed>;
    gallery: PropsOf<typeof gallery>;
    hero: PropsOf<typeof hero>;
    job: PropsOf<typeof job>;
    list: PropsOf<typeof list>;
    map: PropsOf<typeof map>;
    nextSteps: PropsOf<typeof nextSteps>;
    people: PropsOf<typeof people>;
    photo: PropsOf<typeof photo>;
    points: PropsOf<typeof points>;
    posts: PropsOf<typeof posts>;
    process: PropsOf<typeof process>;
    project: PropsOf<typeof project>;
    projects: PropsOf<typeof projects>;
    quotes: PropsOf<typeof quotes>;
    record: PropsOf<typeof record>;
    related: PropsOf<typeof related>;
    reviews: PropsOf<typeof reviews>;
    service: PropsOf<typeof service>;
    services: PropsOf<typeof services>;
    stats: PropsOf<typeof stats>;
    table: PropsOf<typeof table>;
    team: PropsOf<typeof team>;
    testimonials: PropsOf<typeof testimonials>;
    text: PropsOf<typeof text>;
    timeline: PropsOf<typeof timeline>;
  }
}
