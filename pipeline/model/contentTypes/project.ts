import type { CreativeWork } from 'schema-dts';
import { yesNo } from '../../kinds/choice';
import { durationKind } from '../../kinds/duration';
import { field, groups, list, text, textList } from '../../kinds/kind';
import { moneyKind } from '../../kinds/money';
import { monthKind } from '../../kinds/months';
import { image, reference } from '../../kinds/references';
import { contentType, type LaidOutSection } from '../contentType';
import { formPages } from '../forms';
import { pageFields } from '../pageFields';
import { serviceAndTown } from '../projects';
import { businessId, idOn, urlOf } from '../urls';

export const project = contentType({
  name: 'project',
  about: 'A finished job, with a page of its own.',
  order: 9,
  folder: 'projects',
  heading: 'projectsHeading',
  guide: {
    heading: 'A finished job',
    text: `[Start a new project]({new}) and replace every example. The name of the file becomes the address: \`your-job.md\` is
\`/projects/your-job\`. First add the photos to the [gallery](#a-photo), with a line for each in \`descriptions.md\`. Tell the
story of the job below the second \`---\`. The page, the lists and the costs are made for you.

- \`services\` and \`town\` are names of files in \`services\` and \`areas\`, without \`.md\`. The first service is the main one.
- Visitors see the cost only with \`costShown: yes\`.
- Ask your customer before you publish, and never write a street address or a surname.`,
  },
  duplicateKey: ['body'],
  fields: {
    ...pageFields,
    services: list(
      reference('services', 'A service, by the name of its file in services.', 'repairs'),
      'The services it took, the main one first.',
    ),
    town: reference('areas', 'The town, by the name of its file in areas.', 'springfield-nj').optional(),
    finished: field(monthKind, 'The month in which the job was finished.'),
    took: field(durationKind, 'How long the work took.', { example: '5 weeks' }).optional(),
    cost: field(
      moneyKind,
      'What the job cost: an amount, or the lowest and the highest. It stays private without `costShown: yes`.',
      { example: '$48,000' },
    ).optional(),
    costShown: yesNo('Write `yes` to publish the cost.', 'yes').optional(),
    house: text('What kind of house it is.', 'Rancher from the 1960s').optional(),
    scope: text('What was done, in a few words.', 'Planning, preparation, new work and cleanup'),
    materials: textList('The main materials.', 'Local stone').optional(),
    photos: list(image('A photo, by its path.'), 'Photos of the job, the best one first.'),
    pairs: groups('The same room before and after.', 'A pair of pictures.', {
      title: text('What the pair shows.', 'The same corner'),
      before: image('The picture from before the work.'),
      after: image('The picture from after the work.'),
    }).optional(),
    review: reference(
      'reviews',
      'What the customer said, by the name of its file in reviews.',
      'dana-r',
    ).optional(),
  },
  address: (name) => `/projects/${name}`,
  body: 'section',
  requiresBody: true,
  sections: 'all',
  compare: (a, b) =>
    b.fields.finished.localeCompare(a.fields.finished) || String(a.address).localeCompare(String(b.address)),
  heroLook: 'band',
  layOut: (page, site): LaidOutSection[] => {
    const hero = {
      eyebrow: serviceAndTown(page, site).join(', '),
      heading: page.label,
      image: page.fields.photos[0],
      buttons: [{ ...site.navigation.button, href: `#${FORM_ID}` }],
    };
    // A site without a form has no page of thanks either.
    const hasForm = site.entries.page.some(({ address }) => address === formPages.thanks);
    return withDefaults(page.sections, hero, hasForm);
  },
  mainNode: {
    id: 'project',
    make: (page, site): CreativeWork => {
      const { services, town, photos, scope, materials } = page.fields;
      const area = site.entries.area.find(({ name }) => name === town)?.fields;
      const projectServices = site.entries.service.filter(({ name }) => services.includes(name));
      return {
        '@type': 'CreativeWork',
        '@id': idOn(page, 'project', site),
        name: page.title,
        abstract: scope,
        description: page.description,
        url: urlOf(page, site),
        image: photos.map(({ large }) => site.settings.siteUrl + large),
        genre: projectServices.map(({ label }) => label),
        material: materials,
        creator: { '@id': businessId(site) },
        locationCreated: area && {
          '@type': 'City',
          name: area.name,
          address: { '@type': 'PostalAddress', addressLocality: area.name, addressRegion: area.state },
        },
      };
    },
  },
});

const FORM_ID = 'estimate';

/** Adds the sections that the file lacks, each in its place. The text of the file is left out: the section `job`, which no file has itself, shows it. */
function withDefaults(authored: readonly LaidOutSection[], hero: object, hasForm: boolean): LaidOutSection[] {
  const has = (kind: string) => authored.some((section) => section.kind === kind);
  const heroes = authored.filter(({ kind }) => kind === 'hero');
  const others = authored.filter(
    ({ kind, props }) => kind !== 'hero' && !(kind === 'text' && 'body' in props),
  );
  const form = { kind: 'estimateForm', id: FORM_ID, props: { id: FORM_ID } };
  return [
    ...(heroes.length > 0 ? heroes : [{ kind: 'hero', props: hero }]),
    { kind: 'job', props: {} },
    ...others,
    ...(has('projects') ? [] : [{ kind: 'projects', props: {} }]),
    ...(hasForm && !has('estimateForm') ? [form] : []),
  ];
}
