import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { job } from '../../../scripts/issueForms/forms/job';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { issueForms } from '../../../scripts/issueForms/issueForms';
import { writeTemplate } from '../../../scripts/issueForms/writeTemplate';
import { answers, aReview } from './answers';
import { fillIn } from './fillIn';
import { OwnerRepository } from './OwnerRepository';

let owner: OwnerRepository;
beforeEach(async () => {
  owner = await OwnerRepository.open();
});

const form = (name: string) => {
  const found = issueForms.find((each) => each.name === name);
  if (!found) throw new Error(`there is no form ${name}`);
  return found;
};

test('a form becomes a commit with a pull request and its checks, and a finished job reads as it was typed', async () => {
  expect(await owner.send(job, answers.job?.(owner) ?? {})).toEqual({ kind: 'change', code: 0 });
  const { pulls, dispatches, statuses } = owner.github;
  expect(pulls).toMatchObject([
    { head: 'form-12', state: 'open', body: expect.stringContaining('Closes #12') },
  ]);
  const inputs = { pull: '100', base: owner.git('rev-parse', 'main').trim(), head: owner.tip(12) };
  const ref = 'form-12';
  expect(dispatches).toEqual(['gate.yml', 'preview-build.yml'].map((file) => ({ file, ref, inputs })));
  expect(statuses.map(({ context, state }) => [context, state])).toEqual([
    ['Gate', 'pending'],
    ['Build preview', 'pending'],
  ]);
  expect(owner.github.commentOn(12)).toContain('### Your change is ready: #100');
  const text = owner.read(12, 'projects/a-dry-cellar-before-winter-in-portland.md');
  expect(text).toBe(`---
title: 'A Dry Cellar: "Before Winter" in Portland'
description: How a cellar in Portland stayed dry through a wet spring, after two days of work on its drains and pumps.
services:
  - leak-repair
town: portland-me
finished: March 2025
took: 2 days
cost: $1,200
costShown: yes
scope: Drain and pump
materials:
  - Copper
  - A pump
photos:
  - portfolio/drains/a-dry-cellar-with-a-new-pump.jpg
  - portfolio/drains/a-copper-drain-beside-a-green-wall.jpg
pairs:
  - title: The corner by the stairs
    before: images/before-after/before-the-corner-by-the-stairs.jpg
    after: images/before-after/after-the-corner-by-the-stairs.jpg
---

The water came through the wall each spring.

Now it goes *around* the house.
`);
  expect(owner.read(12, 'portfolio/drains/descriptions.md')).toBe(`---
drain-1.jpg: A new copper drain along a green cellar wall
a-dry-cellar-with-a-new-pump.jpg: A dry cellar with a new pump
a-copper-drain-beside-a-green-wall.jpg: A copper drain beside a green wall
---
`);
});

/** A photo that is not the one of `attach`. */
const picture = (background = 'red') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('who may', () => {
  test.each([
    ['a stranger’s form', 'stranger', 'stranger'],
    ['the form of somebody who may only read', 'reader', 'reader'],
    ['a stranger’s form that the owner edits', 'stranger', 'owner'],
    ['the owner’s form that a stranger edits', 'owner', 'stranger'],
    ['a name that leads elsewhere', '../owner', 'owner'],
  ])('%s does nothing', async (_what, author, sender) => {
    expect(await owner.send(review, aReview, { author, sender })).toEqual({ kind: 'nothing', code: 0 });
    expect(owner.github.calls.filter((call) => !call.startsWith('GET /collaborators/'))).toEqual([]);
    expect(owner.tip(12)).toBe('');
  });

  test('somebody who may no longer write when the second job runs does nothing', async () => {
    const between = () => void owner.github.permissions.set('owner', 'read');
    expect(await owner.send(review, aReview, { between })).toEqual({ kind: 'change', code: 0 });
    expect([owner.tip(12), owner.github.pulls, owner.github.comments]).toEqual(['', [], []]);
  });

  test('a stranger does nothing, whatever the first job hands over', async () => {
    owner.github.failing = { calls: ['GET /collaborators/'], status: 503, times: 1 };
    const result = { kind: 'problems', people: [], issue: 12, problems: [{ text: 'Look here' }] };
    const between = (folder: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'result.json'), JSON.stringify(result));
    };
    expect((await owner.send(review, aReview, { author: 'stranger', between })).code).toBe(0);
    expect(owner.github.comments).toEqual([]);
  });

  test('a stranger’s issue that is no form does nothing', async () => {
    await owner.sendBody('The phone number is wrong.', { author: 'stranger', sender: 'stranger' });
    expect(owner.github.calls).toEqual(['GET /collaborators/stranger/permission']);
  });

  test('the owner’s own words get one answer, once, with the form that fits and all others', async () => {
    await owner.sendBody('The phone number is wrong.');
    const first = owner.github.commentOn(12);
    expect(first).toContain(
      `[Phone, address and other facts](${owner.github.url}/harbor-light/website/issues/new?template=fact.yml)**`,
    );
    for (const { name } of issueForms) expect(first).toContain(`?template=${name}.yml)`);
    owner.github.comments.length = 0;
    await owner.sendBody('The phone number is wrong!', { action: 'edited' });
    await owner.sendBody('The phone number is wrong.', { labels: [{ name: 'later' }] });
    expect(owner.github.comments).toEqual([]);
    await owner.sendBody('See the title.', { title: 'Closed on Columbus Day', number: 13 });
    expect(owner.github.commentOn(13)).toMatch(/fits best: \*\*\[Opening hours and holidays\]/);
  });
});

test.each([
  ['unhide the cellar drain', 'Hide it from visitors', /names “Show it to visitors”, and “Hide it/],
  ['take cellar drain off the site', 'Show it to visitors', /names “Hide it from visitors”, and “Show it/],
  [
    'take down the cellar drain for now',
    'Hide it from visitors',
    /^(?!.*is not an answer).*Your change is ready/s,
  ],
])('%s, and “%s” is chosen', async (title, action, said) => {
  await owner.send(
    form('visibility'),
    { ...answers.visibility?.(owner), 'What to do with it': action },
    { title },
  );
  expect(owner.github.commentOn(12)).toMatch(said);
});

test('a title that names several reviews is asked about', async () => {
  await owner.send(review, aReview, { title: '2 reviews' });
  expect(owner.github.commentOn(12)).toContain(
    'says “2 reviews”, and a form is for one. Send a form for each, and correct this title.',
  );
});

test('a page that only the title names is asked about', async () => {
  const typed = { ...answers.visibility?.(owner), 'Which page': 'Notes (/notes)' };
  expect((await owner.send(form('visibility'), typed, { title: 'hide Contact please' })).kind).toBe(
    'problems',
  );
  expect(owner.github.commentOn(12)).toContain(
    'names “Contact”, and “Notes” is chosen here. Change one of the two.',
  );
  expect(owner.github.commentOn(12)).not.toContain('is not read');
  expect((await owner.send(form('visibility'), typed, { title: 'Hide a page: Notes' })).kind).toBe('change');
  const words = 'take down the page on leaks and repair of leaks';
  expect((await owner.send(form('visibility'), typed, { title: words })).kind).toBe('problems');
  const title = 'hide what shows our contacts';
  expect((await owner.send(form('visibility'), typed, { title })).kind).toBe('change');
  const file = join(owner.content, 'pages/contact.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^label: .*$/m, 'label: Q & A'));
  owner.push('A page without words of three letters');
  expect((await owner.send(form('visibility'), typed)).kind).toBe('change');
});

describe('again', () => {
  test('the same form sent twice gives the same commit, and nothing twice', async () => {
    await owner.send(photos, answers.photos?.(owner) ?? {});
    const first = owner.tip(12);
    await owner.send(photos, answers.photos?.(owner) ?? {}, { action: 'edited' });
    expect(owner.tip(12)).toBe(first);
    expect(owner.github.pulls).toHaveLength(1);
    expect(owner.github.dispatches).toHaveLength(2);
    expect(owner.github.commentOn(12)).toContain('#100');
  });

  test('an edited form updates its pull request', async () => {
    await owner.send(review, aReview);
    await owner.send(review, { ...aReview, 'Who said it': 'Dana Roe' }, { action: 'edited' });
    expect(owner.changed(12)).toEqual(['reviews/dana-roe.md']);
    expect(owner.github.pulls).toMatchObject([{ title: 'A review: Dana Roe', state: 'open' }]);
    expect(owner.github.dispatches).toHaveLength(4);
  });

  test('a mistake is said once more until it is corrected, and what was right before stays', async () => {
    await owner.send(review, { ...aReview, Stars: '' });
    expect(owner.github.commentOn(12)).toContain('- **Stars**: Write one of these: 5; 4; 3; 2; 1.');
    expect(owner.github.pulls).toEqual([]);
    await owner.send(review, aReview, { action: 'edited' });
    const tip = owner.tip(12);
    await owner.send(review, { ...aReview, Stars: '' }, { action: 'edited' });
    expect(owner.github.commentOn(12)).toContain('Until then, #100 has your earlier answers.');
    expect(owner.tip(12)).toBe(tip);
  });

  test('a form edited after its merge is not read again', async () => {
    await owner.send(review, aReview);
    owner.merge(12);
    await owner.send(review, { ...aReview, Stars: '4' }, { action: 'edited', state: 'closed' });
    expect(owner.github.commentOn(12)).toMatch(
      /This form is closed[\s\S]*went online with #100[\s\S]*open a new form/,
    );
    await owner.send(review, { ...aReview, Stars: '3', 'Who said it': 'Eve' }, { action: 'edited' });
    expect(owner.github.commentOn(12)).toContain('This form is closed');
    expect(owner.github.pulls).toHaveLength(1);
  });

  test('closing the form withdraws the change, and opening it again brings it back', async () => {
    await owner.send(review, aReview);
    await owner.send(review, aReview, { action: 'closed', state: 'closed' });
    expect([owner.tip(12), owner.github.pulls[0]?.state]).toEqual(['', 'closed']);
    expect(owner.github.commentOn(12)).toContain('### The change is withdrawn');
    await owner.send(review, aReview, { action: 'reopened' });
    expect(owner.github.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(owner.changed(12)).toEqual(['reviews/dana-r.md']);
  });

  test('a merge that closes the form withdraws nothing', async () => {
    await owner.send(review, aReview);
    owner.merge(12);
    const comment = owner.github.commentOn(12);
    await owner.send(review, aReview, { action: 'closed', state: 'closed' });
    expect(owner.github.commentOn(12)).toBe(comment);
  });

  test('what somebody changed on the branch is not lost', async () => {
    await owner.send(review, aReview);
    owner.git('fetch', '--quiet', 'origin');
    owner.git('switch', '--quiet', '--create', 'mine', 'origin/form-12');
    owner.git('commit', '--quiet', '--allow-empty', '-m', 'A correction');
    owner.git('push', '--quiet', 'origin', 'mine:form-12');
    const tip = owner.tip(12);
    owner.git('switch', '--quiet', 'main');
    await owner.send(review, { ...aReview, Stars: '4' }, { action: 'edited' });
    expect(owner.tip(12)).toBe(tip);
    expect(owner.github.commentOn(12)).toContain('Somebody has changed #100 itself');
  });

  test('two reviews of people with one name get a number, whether the first is merged or not', async () => {
    await owner.send(review, { ...aReview, 'Who said it': 'Inés Morel' });
    expect(owner.changed(12)).toEqual(['reviews/ines-morel-2.md']);
    const other = { ...aReview, 'Who said it': 'Inés Morel', 'What the customer said': 'The sink is dry.' };
    await owner.send(review, other, { number: 13 });
    expect(owner.changed(13)).toEqual(['reviews/ines-morel-3.md']);
  });

  test('photos of two open forms get different names, and a form of the same lines is read again', async () => {
    const shown = { Gallery: 'Drains', 'Photos: what each one shows': 'A sink' };
    await owner.send(photos, { ...shown, Photos: owner.attach(1) });
    const second = { ...shown, Photos: owner.attach(2, await picture()) };
    await owner.send(photos, second, { number: 13 });
    expect(owner.changed(13)).toEqual(['portfolio/drains/a-sink-2.jpg', 'portfolio/drains/descriptions.md']);
    expect(owner.github.commentOn(13)).toContain(
      '**Note:** Form 12 changes the same file and is not merged yet. If GitHub shows conflicts here when it is merged, edit this form',
    );
    expect(owner.github.commentOn(13)).not.toContain('twice');
    owner.merge(12);
    await owner.send(photos, second, { number: 13, action: 'edited' });
    owner.merge(13);
    expect(readFileSync(join(owner.content, 'portfolio/drains/descriptions.md'), 'utf8')).toMatch(
      /^a-sink\.jpg: A sink\na-sink-2\.jpg: A sink$/m,
    );
    expect(owner.github.commentOn(13)).not.toContain('Form 12');
  });

  test('two forms read at one moment: neither is written over the other, and an edit puts the second right', async () => {
    const second = { ...aReview, 'What the customer said': 'She came twice.' };
    await Promise.all([owner.send(review, aReview), owner.send(review, second, { number: 13 })]);
    expect([owner.changed(12), owner.changed(13)]).toEqual([['reviews/dana-r.md'], ['reviews/dana-r.md']]);
    owner.merge(12);
    expect(() => owner.merge(13)).toThrow();
    owner.git('merge', '--abort');
    await owner.send(review, second, { number: 13, action: 'edited' });
    owner.merge(13);
    const words = ['dana-r.md', 'dana-r-2.md'].map((name) =>
      readFileSync(join(owner.content, 'reviews', name), 'utf8')
        .trimEnd()
        .split('\n')
        .at(-1),
    );
    expect(words).toEqual(['She came at once.', 'She came twice.']);
  });

  test('a note says that photos were sent twice', async () => {
    await owner.send(photos, answers.photos?.(owner) ?? {});
    await owner.send(photos, answers.photos?.(owner) ?? {}, { number: 13 });
    expect(owner.github.commentOn(13)).toContain(
      'Form 12 has one of these photos too. If you sent the form twice, close one of the two.',
    );
  });

  test('a fact keeps what else changed in its file since, and says so', async () => {
    const file = join(owner.content, 'business.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('phone: ', '# the van\nphone: '));
    owner.push('A note');
    const before = readFileSync(file, 'utf8');
    await owner.send(
      fact,
      { 'Which fact': 'Year it was founded', 'What to write': '1999' },
      { createdAt: '2020-01-01T00:00:00Z' },
    );
    expect(owner.read(12, 'business.md')).toBe(before.replace('founded: 1998', 'founded: 1999'));
    expect(owner.github.commentOn(12)).toContain(
      'Somebody changed the same page or facts after you opened this form.',
    );
  });

  test('a fact under its former name gets its name of today', async () => {
    const file = join(owner.content, 'business.md');
    const before = readFileSync(file, 'utf8').replace(/^license: .*\n/m, '');
    writeFileSync(file, before.replace('---', '---\nlicence: MS00000000'));
    owner.push('The spelling of the year before');
    const answers = { 'Which fact': 'License number', 'What to write': 'MS00000001' };
    expect(await owner.send(fact, answers)).toEqual({ kind: 'change', code: 0 });
    const after = owner.read(12, 'business.md');
    expect(after).toContain('\nlicense: MS00000001\n');
    expect(after).not.toContain('licence:');
  });

  test('an answer that changes nothing is said', async () => {
    await owner.send(fact, { 'Which fact': 'Year it was founded', 'What to write': '1998' });
    expect(owner.github.commentOn(12)).toContain('Your site says this already');
  });
});

describe('problems', () => {
  test('what the check finds is said by the labels of the form', async () => {
    await owner.send(review, {
      ...aReview,
      Date: 'last week',
      'What the customer said': '<b>Great</b> {nothing}',
    });
    const comment = owner.github.commentOn(12);
    expect(comment).toMatch(/- \*\*Date\*\*: /);
    expect(comment).toMatch(/- \*\*What the customer said\*\*: /);
    expect(comment).not.toMatch(/front matter|date:|line \d/);
  });

  test('hours that an old form began with are asked about, and either answer is taken', async () => {
    const hours = form('hours');
    const folder = join(owner.folder, '.github', 'ISSUE_TEMPLATE');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'hours.yml'), writeTemplate(hours, owner.site));
    const offered = hours.questions(owner.site).find(({ id }) => id === 'hours')?.value ?? '';
    const file = join(owner.content, 'business.md');
    const later = readFileSync(file, 'utf8').replaceAll('7:00 AM', '9:00 AM');
    writeFileSync(file, later);
    owner.push('Other hours');
    const holidays = { Holidays: 'Thanksgiving: closed' };
    await owner.send(hours, { 'Opening hours': offered, ...holidays });
    expect(owner.github.commentOn(12)).toMatch(
      /\*\*Opening hours\*\*: Your site has changed since you opened this form\. [^*]*write what your site says:<br>Monday - Saturday: 9:00 AM - 4:00 PM<br>Sunday: closed<br>To go back/,
    );
    const now = hours.questions(owner.site).find(({ id }) => id === 'hours')?.value ?? '';
    await owner.send(hours, { 'Opening hours': now, ...holidays }, { action: 'edited' });
    const text = owner.read(12, 'business.md');
    expect(text).toContain('Thanksgiving');
    expect(text).toContain('9:00 AM');
    expect(text).not.toContain('7:00 AM');
    await owner.send(hours, { 'Opening hours': `${offered}\nyes`, ...holidays }, { action: 'edited' });
    expect(owner.read(12, 'business.md')).toContain('7:00 AM');
  });

  test('a page that others link to is hidden, and the answer says where', async () => {
    const hide = (page: string, action: string) =>
      owner.send(form('visibility'), { ...answers.visibility?.(owner), 'Which page': page }, { action });
    // A line of the menu leaves with its page.
    await hide('Notes (/notes)', 'opened');
    expect(owner.github.commentOn(12)).not.toContain('**Note:**');
    await hide('Leak Repair (/leak-repair)', 'edited');
    expect(owner.github.commentOn(12)).toMatch(
      /Your change is ready[\s\S]*\*\*Note:\*\* This page is hidden\. .* lead to it/,
    );
  });

  test('text of a form cannot become markup of the answer', async () => {
    const body = fillIn(review, owner.site, aReview).replace(/\[X\] .*/, '[X] @all <img src=x> [a](b) `c`');
    await owner.sendBody(body);
    expect(owner.github.commentOn(12)).not.toMatch(/@all|<img|\[a\]|`c`/);
  });
});

describe('photos', () => {
  const send = async (owner: OwnerRepository, picture: string, shown = 'A sink') => {
    await owner.send(photos, { Gallery: 'Drains', Photos: picture, 'Photos: what each one shows': shown });
    return owner.github.commentOn(12);
  };

  test('are fetched without the token', async () => {
    await send(owner, owner.attach(1));
    expect(owner.github.storeHeaders.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('of a private repository come by their signed address', async () => {
    owner.github.isPrivate = true;
    expect(await send(owner, owner.attach(1))).toContain('Your change is ready');
    expect(owner.github.storeHeaders.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('come from nowhere else', async () => {
    const attached = owner.attach(1);
    owner.github.redirects.set('00000001-1111-4222-8333-444444444444', `${owner.github.url}/elsewhere`);
    await send(owner, attached);
    expect(owner.github.calls).not.toContain('GET /elsewhere');
  });

  test('that are wrong are refused, each by its number', async () => {
    const frames = [await picture('red'), await picture('blue')];
    const wrong: [RegExp, Buffer | undefined][] = [
      [/is larger than 15 MB/, Buffer.alloc(16_000_000)],
      [/is not a photo/, Buffer.from('<script>')],
      [/iPhone photo \(HEIC\).*Most Compatible/, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
      [/was interrupted/, (await picture()).subarray(0, -20)],
      [
        /is animated/,
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ],
      [/did not return this photo/, undefined],
    ];
    const attached = wrong.map(([, bytes], index) => owner.attach(index + 1, bytes));
    owner.github.assets.delete('00000006-1111-4222-8333-444444444444');
    const comment = await send(
      owner,
      attached.join('\n\n'),
      wrong.map((_, index) => `View ${index}`).join('\n'),
    );
    const said = [...comment.matchAll(/^- \*\*Photos\*\*: (.*)$/gm)].map(([, text]) => text);
    expect(said).toEqual(
      wrong.map(([text], index) => expect.stringMatching(`^Number ${index + 1}: .*${text.source}`)),
    );
    expect(owner.tip(12)).toBe('');
  });

  test('in a text become pictures in their places, called by their words or by the title', async () => {
    const plain = owner.attach(2).replace(/.*\((.*)\)/, '<img width="40" alt="Image" src="$1" />');
    const named = owner.attach(3, await picture('blue')).replace('Image', 'The main valve');
    const Text = `Close it.\n\n${plain}\n\nThen look at ${named} here.`;
    await owner.send(form('article'), { ...answers.article?.(owner), Title: 'Before the frost comes', Text });
    expect(owner.read(12, 'blog/before-the-frost-comes.md')).toContain(
      '---\n\nClose it.\n\n![Before the frost comes](images/blog/before-the-frost-comes.jpg)\n\nThen look at ![The main valve](images/blog/the-main-valve.jpg) here.\n',
    );
    expect(owner.changed(12)).toContain('images/blog/the-main-valve.jpg');
    expect(owner.github.commentOn(12)).toContain(
      '**Note:** Text: To people who cannot see it, a photo in it is called “Before the frost comes”.',
    );
  });

  test('in a text: bare addresses and those in pointed brackets are pictures, and files are told what they have to be', async () => {
    const at = `${owner.github.url}/user-attachments`;
    const send = (Text: string, action: string) =>
      owner.send(form('article'), { ...answers.article?.(owner), Title: 'Frost', Text }, { action });
    const files = ['IMG_1.HEIC', 'article.docx'].map((name) => `[${name}](${at}/files/12/${name})`);
    await send(files.join('\n\n'), 'opened');
    expect(owner.github.commentOn(12)).toMatch(
      /Text\*\*: Number 1: .*HEIC[\s\S]*Text\*\*: Number 2: “article.docx” is not a photo/,
    );
    owner.attach(2);
    owner.attach(3, await picture());
    const [second, third] = [2, 3].map(
      (number) => `${at}/assets/0000000${number}-1111-4222-8333-444444444444`,
    );
    await send(`Close it.\n\n${second}\n\nOpen it.\n\n<${third}>`, 'edited');
    expect(owner.read(12, 'blog/frost.md')).toContain(
      'Close it.\n\n![Frost](images/blog/frost.jpg)\n\nOpen it.\n\n![Frost](images/blog/frost-2.jpg)\n',
    );
  });

  test('that are there twice are said', async () => {
    await owner.send(photos, answers.photos?.(owner) ?? {});
    owner.merge(12);
    const both = [owner.attach(1), owner.attach(2), owner.attach(3, await picture())];
    const lines = 'A sink\nA tap\nA red wall';
    const typed = { Gallery: 'Drains', Photos: both, 'Photos: what each one shows': lines };
    await owner.send(photos, typed, { number: 13 });
    const notes = [...owner.github.commentOn(13).matchAll(/^\*\*Note:\*\* (Photos: .*)$/gm)];
    expect(notes.map(([, text]) => text)).toEqual([
      'Photos: Photo 1 is on your site already, and is shown here too. You need not do anything.',
      'Photos: Number 2 is the same photo as one above it.',
    ]);
  });
});

describe('GitHub down', () => {
  test('where it does not say who may, nothing is done', async () => {
    owner.github.failing = { calls: ['GET /collaborators/'], status: 503 };
    await expect(owner.send(review, aReview)).rejects.toThrow('503');
    expect(owner.tip(12)).toBe('');
    owner.github.failing = undefined;
    await owner.send(review, aReview, { action: 'edited' });
    expect(owner.github.commentOn(12)).toContain('Your change is ready: #100');
  });

  test.each([
    ['owner', 'Edit the form (any change will do), and it is read again.'],
    ['stranger', ''],
  ])('GitHub says only later who may write: %s', async (author, answer) => {
    owner.github.failing = { calls: ['GET /collaborators/'], status: 503, times: 1 };
    expect(await owner.send(review, aReview, { author })).toEqual({ kind: 'failed', code: 0 });
    expect(owner.github.commentOn(12)).toEqual(answer && expect.stringContaining(answer));
    expect(owner.tip(12)).toBe('');
  });

  test('where it does not take the branch, the answer says so, and the next event does all of it', async () => {
    const hook = join(owner.origin, 'hooks', 'pre-receive');
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect((await owner.send(review, aReview)).code).toBe(1);
    expect(owner.github.commentOn(12)).toContain('Nothing is lost');
    expect([owner.tip(12), owner.github.pulls]).toEqual(['', []]);
    rmSync(hook);
    await owner.send(review, aReview, { action: 'edited' });
    expect(owner.github.commentOn(12)).toContain('Your change is ready: #100');
    expect(owner.changed(12)).toEqual(['reviews/dana-r.md']);
  });

  test('while a change is withdrawn: the next event does the rest', async () => {
    await owner.send(review, aReview);
    owner.github.failing = { calls: ['PATCH /pulls/'], status: 503 };
    const closed = { action: 'closed', state: 'closed' };
    expect((await owner.send(review, aReview, closed)).code).toBe(1);
    expect(owner.github.commentOn(12)).toContain('could not be finished');
    owner.github.failing = undefined;
    await owner.send(review, aReview, closed);
    expect([owner.tip(12), owner.github.pulls[0]?.state]).toEqual(['', 'closed']);
    expect(owner.github.commentOn(12)).toContain('### The change is withdrawn');
  });

  test('where it hands out no photo, the answer says so', async () => {
    const picture = owner.attach(1);
    owner.github.failing = { calls: ['GET /user-attachments/', 'POST /markdown'], status: 503 };
    await owner.send(photos, { Gallery: 'Drains', Photos: picture, 'Photos: what each one shows': 'A sink' });
    expect(owner.github.commentOn(12)).toContain('Wait a few minutes');
    owner.github.failing = undefined;
    await owner.send(
      photos,
      { Gallery: 'Drains', Photos: picture, 'Photos: what each one shows': 'A sink' },
      { action: 'edited' },
    );
    expect(owner.changed(12)).toEqual(['portfolio/drains/a-sink.jpg', 'portfolio/drains/descriptions.md']);
  });

  test('where workflows may not open pull requests, the answer has the link and the setting', async () => {
    owner.github.failing = { calls: ['POST /pulls'], status: 403 };
    expect((await owner.send(review, aReview)).code).toBe(0);
    expect(owner.github.commentOn(12)).toMatch(
      /compare\/main\.\.\.form-12[\s\S]*Allow GitHub Actions to create/,
    );
    expect(owner.changed(12)).toEqual(['reviews/dana-r.md']);
  });
});
