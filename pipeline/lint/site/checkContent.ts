import { checkHours } from '../fields/checkHours';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { addressesOf } from './addressesOf';
import { checkAddresses } from './checkAddresses';
import { checkMentions } from './checkMentions';
import { checkMenus } from './checkMenus';
import { checkRedirects } from './checkRedirects';
import { checkReviewPages } from './checkReviewPages';
import type { Published } from './Published';

/** Everything that one file cannot know by itself. */
export function checkContent(content: Content, published?: Published): Problem[] {
  const addresses = addressesOf(content, published);
  return [
    ...checkAddresses(content),
    ...checkMentions(content, addresses),
    ...checkMenus(content),
    ...checkReviewPages(content, addresses),
    ...checkRedirects(content, addresses),
    ...checkHours(content),
  ];
}
