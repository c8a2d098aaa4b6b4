import { readPlace } from '../../../kinds/places';
import { fileSlug } from '../../../model/urls';
import { type Edit, rangeOfText } from '../../../passages/Range';
import { valueAt } from '../../../source/Source';
import { type Document, isOfType } from '../../Document';
import { checkValues } from '../../fields/faults';
import { type Finding, type Rule, rule, warning } from '../../rule';

const slug = rule({
  id: 'slug',
  fields: checkValues('address part', ({ input, meta }) => ({
    advice: `The last part of an address has small letters, digits and hyphens only, for example ${meta.example}.`,
    expected: lastPartOf(input) || undefined,
  })),
});

/** The likely last part of an address, without its folder and its extension. */
function lastPartOf(input: string): string {
  const path = input.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || input;
  const isPath = /^\/|^blog\//.test(path);
  const part = isPath ? path.slice(path.replace(/\/+$/, '').lastIndexOf('/') + 1) : path;
  return fileSlug(part.replace(/\.(?:mdx?|html?|php|txt|aspx?)$/i, ''));
}

const TOWN = { advice: 'Write only the town here, without its state and its ZIP code.' };
const TOWN_ELSEWHERE = { advice: 'Write only the town here, and {state} after “state:”.' };

/** What is reported if the state behind the name of a town is not the one of the file. */
function withOtherState(document: Document, name: Edit): Partial<Finding> {
  const { fields, source } = document;
  const { state } = readPlace(String(valueAt(source.values, 'name')));
  if (!state || state === fields.state || !('state' in fields)) return {};
  const edits = [name, { range: rangeOfText(document, 'state'), text: state }];
  return { ...TOWN_ELSEWHERE, data: { state }, edits };
}

const addressParts = warning({
  id: 'address-parts',
  advice: 'Write only the street here, without the town, the state and the ZIP code.',
  fields(document, report) {
    const { address } = isOfType('business')(document) ? document.fields : {};
    const name = isOfType('area')(document) ? document.fields.name : undefined;
    const read = { 'address.street': address?.street, 'address.town': address?.town, name };
    for (const [field, expected] of Object.entries(read)) {
      if (expected === undefined || valueAt(document.source.values, field) === expected) continue;
      const range = rangeOfText(document, field);
      const says = field === 'address.street' ? undefined : TOWN;
      const other = field === 'name' && withOtherState(document, { range, text: expected });
      report({ range, ...says, expected, ...other });
    }
  },
});

/** `owner/name`, from a name or from the address of a repository. */
const repositoryName = (written: string): string =>
  written.replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\/|(?:\.git|\/)$/g, '');

const repository = rule({
  id: 'repository',
  kind: 'sure',
  advice: 'Write only the owner and the name of the repository: {name}.',
  fields(document, report) {
    const written = isOfType('business')(document) ? (document.fields.repository ?? '') : '';
    const name = repositoryName(written);
    const range = rangeOfText(document, 'repository');
    if (name !== written) report({ range, data: { name }, expected: name });
  },
});

export const addressRules: readonly Rule[] = [slug, addressParts, repository];
