// Made by `npm run generate` from the files in contentTypes/. Do not edit.
import { inOrder } from './contentType';
import { area } from './contentTypes/area';
import { article } from './contentTypes/article';
import { business } from './contentTypes/business';
import { labels } from './contentTypes/labels';
import { member } from './contentTypes/member';
import { navigation } from './contentTypes/navigation';
import { page } from './contentTypes/page';
import { project } from './contentTypes/project';
import { redirects } from './contentTypes/redirects';
import { review } from './contentTypes/review';
import { service } from './contentTypes/service';

export const contentTypes = inOrder({
  area,
  article,
  business,
  labels,
  member,
  navigation,
  page,
  project,
  redirects,
  review,
  service,
});

declare module './Site' {
  interface ContentTypes {
    area: typeof area;
    article: typeof article;
    business: typeof business;
    labels: typeof labels;
    member: typeof member;
    navigation: typeof navigation;
    page: typeof page;
    project: typeof project;
    redirects: typeof redirects;
    review: typeof review;
    service: typeof service;
  }
}
