import { area } from './types/area';
import { article } from './types/article';
import { business } from './types/business';
import { member } from './types/member';
import { navigation } from './types/navigation';
import { page } from './types/page';
import { redirects } from './types/redirects';
import { review } from './types/review';
import { service } from './types/service';

/** Every kind of file an owner can write. */
export const contentTypes = { business, navigation, page, service, area, member, review, article, redirects };

export type TypeName = keyof typeof contentTypes;
