// Made by `npm run generate` from the files in components/sections/. Do not edit.
import { Areas } from '../components/sections/Areas';
import { Callout } from '../components/sections/Callout';
import { Cards } from '../components/sections/Cards';
import { Compare } from '../components/sections/Compare';
import { ContactForm } from '../components/sections/ContactForm';
import { Costs } from '../components/sections/Costs';
import { EstimateForm } from '../components/sections/EstimateForm';
import { Faq } from '../components/sections/Faq';
import { Feed } from '../components/sections/Feed';
import { Gallery } from '../components/sections/Gallery';
import { Hero } from '../components/sections/Hero';
import { Job } from '../components/sections/Job';
import { List } from '../components/sections/List';
import { Map } from '../components/sections/Map';
import { NextSteps } from '../components/sections/NextSteps';
import { People } from '../components/sections/People';
import { Photo } from '../components/sections/Photo';
import { Points } from '../components/sections/Points';
import { Posts } from '../components/sections/Posts';
import { Process } from '../components/sections/Process';
import { Project } from '../components/sections/Project';
import { Projects } from '../components/sections/Projects';
import { Quotes } from '../components/sections/Quotes';
import { Record } from '../components/sections/Record';
import { Related } from '../components/sections/Related';
import { Reviews } from '../components/sections/Reviews';
import { Service } from '../components/sections/Service';
import { Services } from '../components/sections/Services';
import { Stats } from '../components/sections/Stats';
import { Table } from '../components/sections/Table';
import { Team } from '../components/sections/Team';
import { Testimonials } from '../components/sections/Testimonials';
import { Text } from '../components/sections/Text';
import { Timeline } from '../components/sections/Timeline';

export const sectionComponents = {
  areas: Areas,
  callout: Callout,
  cards: Cards,
  compare: Compare,
  contactForm: ContactForm,
  costs: Costs,
  estimateForm: EstimateForm,
  faq: Faq,
  feed: Feed,
  gallery: Gallery,
  hero: Hero,
  job: Job,
  list: List,
  map: Map,
  nextSteps: NextSteps,
  people: People,
  photo: Photo,
  points: Points,
  posts: Posts,
  process: Process,
  project: Project,
  projects: Projects,
  quotes: Quotes,
  record: Record,
  related: Related,
  reviews: Reviews,
  service: Service,
  services: Services,
  stats: Stats,
  table: Table,
  team: Team,
  testimonials: Testimonials,
  text: Text,
  timeline: Timeline,
};
