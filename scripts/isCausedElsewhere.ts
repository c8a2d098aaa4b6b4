import { ruleOf } from '../pipeline/lint/rules';

/** Transitional: of ids that no rule has yet. The last step is to delete the list and the fallback to it. */
const ELSEWHERE_WITHOUT_RULE = [
  'address-lost',
  'address-twice',
  'album-empty',
  'anchor-broken',
  'category-unknown',
  'claim-differs',
  'description-twice',
  'fact-unknown',
  'file-missing',
  'file-twice',
  'licence-other',
  'link-broken',
  'link-early',
  'link-late',
  'page-missing',
  'phone-other',
  'photo-unseen',
  'address-other',
  'email-other',
  'picture-missing',
  'picture-undescribed',
  'redirect-chain',
  'redirect-hides-page',
  'redirect-loop',
  'redirect-nowhere',
  'reference-unknown',
  'review-unseen',
  'title-twice',
];

/** Whether the cause of what a rule reports may be another file than the one that shows it. */
export function isCausedElsewhere(ruleId: string): boolean {
  const rule = ruleOf(ruleId);
  return rule ? rule.isCausedElsewhere === true : ELSEWHERE_WITHOUT_RULE.includes(ruleId);
}
