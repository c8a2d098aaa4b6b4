import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MARKER } from '../../scripts/pullRequest/writeComment';
import { GithubDouble } from './issueForms/GithubDouble';
import { PullRequest } from './PullRequest';

const PAGE = `---
title: Water Heaters in Portland, Maine
description: What a water heater costs, how long it lasts and when to mend it, from the two plumbers of Harbor Light.
image: images/sink.jpg
hero:
  heading: Water heaters
---
Words.
`;

const NOTES = 'pages/notes.md';
const LISTS = 'projects:\ncosts:\nposts:';
const DRAIN = 'projects/cellar-drain.md';
const JOB = `services:
  - leak-repair
finished: 2024-11
took: 1 day
scope: A tank
photos:
  - images/sink.jpg`;

/** Checks a change and returns the comment's text without its marker. */
async function commentOn(pull: PullRequest): Promise<string> {
  const github = await GithubDouble.start();
  await pull.answer({ url: github.url });
  expect(github.comments).toHaveLength(1);
  return github.comments[0]?.body.replace(`${MARKER}\n\n`, '') ?? '';
}

describe('what visitors will see', () => {
  test('a new page is shown as a search result and as a shared card', async () => {
    const comment = await commentOn(new PullRequest().write('pages/water-heaters.md', PAGE));
    expect(comment.replace(/[0-9a-f]{40}/, 'HEAD')).toMatchInlineSnapshot(`
      "### This can go online; 1 thing could be better

      **content/pages/water-heaters.md**

      - [line 1](https://github.com/harbor-light/website/edit/site-owner-patch-1/content/pages/water-heaters.md#L1): Could be better: No menu and no page leads to this page, so visitors do not find it. Add a line to a menu in content/navigation.md, for example “- Water Heaters in Portland, Maine -&#62; /water-heaters”, or link to it from another page. If only those whom you send the address are to see it, write “listed: no” in this file. [Why?](https://github.com/maple-row/website/blob/HEAD/docs/rules.md#page-unlinked)

      ### What visitors will see

      **New page: /water-heaters**

      > **Water Heaters in Portland, Maine &#124; Harbor Light**  
      > https://www.harborlight.example/water-heaters  
      > What a water heater costs, how long it lasts and when to mend it, from the two plumbers of Harbor Light.

      When somebody shares it, a card with its title and this picture goes with it.

      <img src="https://github.com/harbor-light/website/blob/HEAD/content/images/sink.jpg?raw=true" width="240" alt="">

      Pictures of the pages, before and after, follow some minutes later with the check “Pages”."
    `);
  });

  test('a changed title and text are shown before and after', async () => {
    const pull = new PullRequest()
      .edit('pages/contact.md', 'title: ', 'title: Anew ')
      .edit('pages/contact.md', 'A plumber reads this', 'A real plumber reads this');
    expect(await commentOn(pull)).toMatchInlineSnapshot(`
      "### Everything is right. This can go online

      ### What visitors will see

      **Changed: /contact**

      Text, before:

      > A plumber reads this, usually over lunch.

      And after:

      > A real plumber reads this, usually over lunch.

      In search results, before:

      > **Ask a Portland Plumber for a Visit &#124; Harbor Light**  
      > https://www.harborlight.example/contact  
      > Write to Harbor Light Plumbing or call. Say what drips and where, and a plumber calls you back on the same day.

      And after:

      > **Anew Ask a Portland Plumber for a Visit &#124; Harbor Light**  
      > https://www.harborlight.example/contact  
      > Write to Harbor Light Plumbing or call. Say what drips and where, and a plumber calls you back on the same day.

      Pictures of the pages, before and after, follow some minutes later with the check “Pages”."
    `);
  });

  test('a hidden page is reported, with its old address', async () => {
    const pull = new PullRequest().write('pages/water-heaters.md', PAGE);
    const base = pull.commit('Before');
    const github = await GithubDouble.start();
    await pull
      .edit('pages/water-heaters.md', 'title: ', 'published: no\ntitle: ')
      .answer({ url: github.url, base });
    expect(github.comments[0]?.body).toContain(
      '**Gone: /water-heaters** (Water Heaters in Portland, Maine &#124; Harbor Light)\n\nVisitors to this address, from a bookmark or a search engine, will see “not found”.',
    );
  });

  test('a renamed article whose title still leads to it is reported as moved', async () => {
    const pull = new PullRequest();
    pull.edit('services/leak-repair.md', '[what to do in a cold snap](/blog/frozen-pipes)', 'what to do');
    pull.git('mv', 'content/blog/frozen-pipes.md', 'content/blog/pipes.md');
    pull.write('redirects.md', '---\nredirects:\n  - /blog/frozen-pipes -> /blog/pipes\n---\n');
    const comment = await commentOn(pull);
    expect(comment).toContain('**New page: /blog/pipes**');
    expect(comment).toMatch(
      /\*\*Gone: \/blog\/frozen-pipes\*\*.*\n\nVisitors to this address will be sent to \/blog\/pipes/,
    );
    expect(comment).toContain('- /blog/what-to-do-when-pipes-freeze leads to /blog/pipes');
  });

  test('a fact on every page is reported once', async () => {
    const comment = await commentOn(new PullRequest().edit('business.md', '04101', '04102'));
    expect(comment).toContain('**On every page**\n\nText, before:\n\n> ');
    expect(comment.match(/Portland, ME 0410[12]/g)).toEqual(['Portland, ME 04101', 'Portland, ME 04102']);
    expect(comment).not.toContain('/leak-repair');
  });

  test('a review is reported for the pages that show it', async () => {
    const pull = new PullRequest().edit('reviews/ines-morel.md', 'rating: 5', 'rating: 4');
    expect(await commentOn(pull)).toContain(
      '**Changed: /, /leak-repair, /areas/portland-me, /projects/cellar-drain**\n\nText, before:\n\n> 5 out of 5 stars\n\nAnd after:\n\n> 4 out of 5 stars',
    );
  });

  const HOME = 'pages/home.md';
  test.each<[string, (pull: PullRequest) => unknown, string]>([
    [
      'the order of sections',
      (pull) =>
        pull
          .edit(HOME, 'team:\n  heading: Who comes\n', '')
          .edit(HOME, 'reviews:\n', 'team:\n  heading: Who comes\nreviews:\n'),
      '**Changed: /**\n\nThe order of the text changes.',
    ],
    [
      'another picture',
      (pull) => pull.edit(HOME, '  image: images/van.jpg', '  image: images/sink.jpg'),
      'Pictures that are gone:\n\n> van\n\nNew pictures:\n\n> sink',
    ],
    [
      'another photograph under the same name',
      ({ content }) => copyFileSync(join(content, 'images/van.jpg'), join(content, 'images/sink.jpg')),
      'A picture, a choice, the layout or a color changes.',
    ],
    [
      'the colors of the site',
      (pull) => pull.edit('business.md', 'promise:', 'brand:\n  color: "#7a1f1f"\npromise:'),
      '**On every page**\n\nA picture, a choice, the layout or a color changes.',
    ],
    [
      'where a link leads',
      (pull) => pull.edit(HOME, '(/leak-repair#finding-it)', '(/leak-repair)'),
      '**Changed: /**\n\nLinks, before:\n\n> how we find them -&#62; /leak-repair&#35;finding-it\n\nLinks, after:\n\n> how we find them -&#62; /leak-repair\n',
    ],
    [
      'a long paragraph, from shortly before the place that changes,',
      (pull) => pull.edit(HOME, 'Most leaks', `${'We mend pipes. '.repeat(30)}Most leaks`),
      '> …live here, so we know what salt air does to a copper joint. We mend pipes. We mend',
    ],
  ])('%s is reported', async (_what, change, expected) => {
    const pull = new PullRequest();
    change(pull);
    expect(await commentOn(pull)).toContain(expected);
  });

  test('a project is reported with its page, and with the lists and costs that change', async () => {
    const job = PAGE.replace('image: images/sink.jpg\nhero:\n  heading: Water heaters', JOB);
    const added = await commentOn(
      new PullRequest().edit(NOTES, 'posts:', LISTS).write('projects/tank.md', job),
    );
    expect(added).toContain('**New page: /projects/tank**');
    expect(added).toContain('**Changed: /projects/cellar-drain**');
    const changed = await commentOn(new PullRequest().edit(DRAIN, 'finished: 2024', 'finished: 2023'));
    expect(changed).toMatch(/\*\*Changed: \/projects\/cellar-drain\*\*\n\nText, before:\n\n> .*2024/);
    expect(changed).toMatch(/\*\*Changed: \/leak-repair\*\*\n\n[^*]*1 job since 2023/);
    expect(changed.match(/\*\*Changed: /g)).toHaveLength(2);
    const gone = await commentOn(new PullRequest().delete(DRAIN));
    expect(gone).toContain('/projects/cellar-drain');
  });

  test('a page with dates is reported with them', async () => {
    const dates = 'publishAt: 2126-12-01\nexpiresAt: 2126-12-31\n';
    const pull = new PullRequest().write('pages/water-heaters.md', PAGE.replace('image:', `${dates}image:`));
    const comment = await commentOn(pull);
    expect(comment).toContain(
      '**Later:** /water-heaters comes to the site on 2126-12-01 and leaves it after 2126-12-31.',
    );
    expect(comment).not.toContain('New page');
  });

  test('nothing is reported if nothing changes for visitors', async () => {
    const comment = await commentOn(new PullRequest().edit('pages/contact.md', 'title:', '# a note\ntitle:'));
    expect(comment).toBe(
      '### Everything is right. This can go online\n\n### What visitors will see\n\nVisitors will see no difference.',
    );
  });

  test('what others changed on main in the meantime is not reported', async () => {
    const pull = new PullRequest().edit('pages/thank-you.md', 'heading: ', 'heading: So ');
    const base = pull.changeMain('business.md', '04101', '04102');
    const github = await GithubDouble.start();
    await pull.answer({ url: github.url, base });
    const comment = github.comments[0]?.body;
    expect(comment).toContain('**Changed: /thank-you**');
    expect(comment).not.toContain('On every page');
  });

  test("the owner's words stay words", async () => {
    const pull = new PullRequest().edit(
      'pages/contact.md',
      'title: ',
      'title: "@all <img src=x> [a](b) *c*" #',
    );
    const comment = await commentOn(pull);
    const withoutCode = comment?.replace(/`[^`]*`/g, '');
    expect(withoutCode).not.toMatch(/@all|<img src=x|\[a\]\(b\)|\*c\*/);
  });

  test('many pages are counted and named, not described', async () => {
    const pull = new PullRequest();
    for (let index = 1; index <= 15; index += 1)
      pull.write(`pages/heaters-${index}.md`, PAGE.replace('Water Heaters', `Heaters ${index}`));
    const comment = await commentOn(pull);
    expect(comment).toMatch(/\*\*\d+ more pages\*\* change: \/heaters-/);
    expect(comment.match(/\*\*New page/g)).toHaveLength(12);
    const base = pull.commit('Before');
    const names = Array.from({ length: 15 }, (_, index) => `pages/heaters-${index + 1}.md`);
    for (const name of names) pull.edit(name, 'Words.', 'Other words.');
    const { summary } = await pull.answer({ base });
    expect(summary).toContain(
      '**On 15 of 25 pages**\n\nText, before:\n\n> Words.\n\nAnd after:\n\n> Other words.',
    );
    expect(summary).toContain('**3 more pages** may change in other places too: /heaters-');
  });
});

describe('a mistake', () => {
  const mistake = () => new PullRequest().edit('pages/thank-you.md', '-> /', '-> /contct');

  test('is an annotation at its line, a line of the summary and of the comment, and fails the check', async () => {
    const github = await GithubDouble.start();
    const { code, log, summary } = await mistake().answer({ url: github.url });
    const message = 'There is no page /contct for this link. Did you mean /contact?';
    const url = 'https://github.com/maple-row/website/blob/HEAD/docs/rules.md#link-broken';
    expect(code).toBe(1);
    expect(log).toEqual([
      `::error file=content/pages/thank-you.md,line=10,col=28,title=link-broken::${message}`,
    ]);
    expect(summary).toContain('## Fix 1 thing before this can go online\n\n16 files were checked.');
    for (const text of [summary, github.comments[0]?.body]) {
      expect(text).toContain(
        `- [line 10](https://github.com/harbor-light/website/edit/site-owner-patch-1/content/pages/thank-you.md#L10): ${message} [Why?](${url})\n  Write: \`- Back to the start -> /contact\``,
      );
      expect(text).toContain('This can be shown once the errors are fixed.');
    }
    // Its correction is a choice.
    expect(github.suggestions).toEqual([]);
  });

  test('whose correction is sure is a suggestion of one click inside the change, however often the check runs', async () => {
    const github = await GithubDouble.start();
    const pull = new PullRequest().edit('pages/thank-you.md', '-> /', '--> /contact');
    await pull.answer({ url: github.url });
    await pull.answer({ url: github.url });
    expect(github.suggestions).toEqual([
      {
        path: 'content/pages/thank-you.md',
        line: 10,
        side: 'RIGHT',
        body: 'The arrow of a link is one hyphen and one “greater than” sign: Back to the start -&#62; /contact\n\n```suggestion\n    - Back to the start -> /contact\n```',
      },
    ]);
  });

  test('that was there before is reported as such, and does not fail the check', async () => {
    const github = await GithubDouble.start();
    const pull = mistake();
    const base = pull.commit('Wrong already');
    pull.edit('pages/contact.md', 'A plumber reads this', 'Somebody reads this');
    const { code, log, summary } = await pull.answer({ url: github.url, base });
    expect(code).toBe(0);
    expect(github.suggestions).toEqual([]);
    expect(log.filter((line) => line.startsWith('::'))).toEqual([]);
    for (const text of [summary, github.comments[0]?.body]) {
      expect(text).toMatch(/## This can be merged, and goes online once the older errors are fixed\n/);
      expect(text).toMatch(
        /## Already there before your change\n\nYou can merge your change\. Nothing goes online until[\s\S]+\/contct/,
      );
    }
  });

  test('that was there before is known under a new name of its file and on another line', async () => {
    const wrong = PAGE.replace('Words.', '[Words](/contct).');
    const pull = new PullRequest().write('pages/water-heaters.md', wrong);
    const base = pull.commit('Wrong already');
    pull.edit('pages/water-heaters.md', '---\n', '---\n# a note\n');
    pull.git('mv', 'content/pages/water-heaters.md', 'content/pages/heaters.md');
    const { summary } = await pull.answer({ base });
    expect(summary).toMatch(/## Already there before your change[\s\S]+heaters\.md[\s\S]+\/contct/);
  });

  test('that several files had before is said once, with a link to each line', async () => {
    const pull = new PullRequest();
    for (const name of ['thank-you', 'contact'])
      pull.edit(`pages/${name}.md`, 'title:', '# To write: your own text\ntitle:');
    const base = pull.commit('New');
    pull.edit('pages/contact.md', 'A plumber reads this', 'Somebody reads this');
    const { summary } = await pull.answer({ base });
    const edit = 'https://github.com/harbor-light/website/edit/site-owner-patch-1/content/pages';
    expect(summary).toContain(
      `**In several files**\n\n- Could be better: Still to write: your own text. Then delete this line. [Why?](https://github.com/maple-row/website/blob/HEAD/docs/rules.md#to-write)\n  [content/pages/contact.md, line 2](${edit}/contact.md#L2), [content/pages/thank-you.md, line 2](${edit}/thank-you.md#L2)`,
    );
    expect(summary.match(/Still to write/g)).toHaveLength(1);
  });

  test('made a second time counts', async () => {
    const pull = mistake();
    const base = pull.commit('Wrong already');
    pull.edit('pages/thank-you.md', '/contct', '/contct\n    - Once more -> /contct');
    const { code, log } = await pull.answer({ base });
    expect(code).toBe(1);
    expect(log.filter((line) => line.startsWith('::error'))).toHaveLength(1);
  });

  test('in a changed file comes first of those that GitHub shows', async () => {
    const pull = new PullRequest();
    const names = Array.from({ length: 12 }, (_, index) => `heater-${index}`);
    const links = names.map((name) => `[${name}](/${name})`).join('\n\n');
    for (const name of names) pull.write(`pages/${name}.md`, PAGE.replace('Water Heaters', `About ${name}`));
    pull.write('pages/a-first.md', PAGE.replace('Words.', links));
    const base = pull.commit('Linked');
    for (const name of names) pull.delete(`pages/${name}.md`);
    pull.edit('pages/thank-you.md', '-> /', '-> /contct');
    const { log } = await pull.answer({ base });
    const errors = log.filter((line) => line.startsWith('::error'));
    expect(errors).toHaveLength(10);
    expect(errors[0]).toContain('file=content/pages/thank-you.md,line=10');
    expect(errors[9]).toMatch(/%0A%0A\d+ more errors are listed in the summary of this check\.$/);
  });
});

describe('the comment', () => {
  test('is one, brought up to date, and found among a hundred others', async () => {
    const others = Array.from({ length: 130 }, (_, id) => ({
      id,
      issue: 42,
      body: id === 7 ? `> ${MARKER} quoted` : id === 8 ? `${MARKER} by hand` : 'Nice!',
      user: { login: 'site-owner', type: 'User' },
    }));
    const github = await GithubDouble.start();
    github.comments.push(...others);
    const pull = new PullRequest().edit('pages/thank-you.md', '-> /', '-> /contct');
    await pull.answer({ url: github.url });
    await pull.edit('pages/thank-you.md', '-> /contct', '-> /contact').answer({ url: github.url });
    expect(github.comments).toHaveLength(131);
    expect(github.comments.at(-1)?.body).toContain('Everything is right. This can go online');
    expect(github.comments[8]?.body).toBe(`${MARKER} by hand`);
  });

  test('is not written again where nothing is new', async () => {
    const github = await GithubDouble.start();
    const pull = new PullRequest().edit('pages/contact.md', 'title:', '# a note\ntitle:');
    await pull.answer({ url: github.url });
    await pull.answer({ url: github.url });
    expect(github.calls.filter((call) => /^(POST|PATCH)/.test(call))).toHaveLength(1);
    expect([...github.tokens]).toEqual(['token']);
  });

  test('a run that a form started comments on its pull request too', async () => {
    const pull = new PullRequest().edit('pages/contact.md', 'title: ', 'title: Anew ');
    const github = await GithubDouble.start();
    expect((await pull.answer({ url: github.url, event: 'started-by-form' })).code).toBe(0);
    expect(github.comments[0]?.body).toContain('**Changed: /contact**');
  });

  test('is not tried from a fork, which gets annotations and the summary, and hands its text over', async () => {
    const github = await GithubDouble.start();
    const pull = new PullRequest().edit('pages/thank-you.md', '-> /', '-> /contct');
    const { code, log, summary, output } = await pull.answer({
      url: github.url,
      isFork: true,
    });
    expect(output).toMatch(/^comment<<([\w-]+)\n<!-- [\s\S]*\/contct[\s\S]*\n\1\njudged=yes\n$/);
    expect(code).toBe(1);
    expect(github.calls).toEqual([]);
    expect(log[0]).toMatch(/^::error file=content\/pages\/thank-you.md,line=10/);
    expect(summary).toContain(
      'https://github.com/helpful-neighbor/website/edit/main/content/pages/thank-you.md#L10',
    );
  });

  test.each([
    ['refuses', 403],
    ['fails', 502],
  ])('does not fail the check where GitHub %s', async (_what, refuse) => {
    const github = await GithubDouble.start();
    github.refuse = () => refuse;
    const pull = new PullRequest().edit('pages/contact.md', 'A plumber reads this', 'Somebody reads this');
    const { code, log } = await pull.answer({ url: github.url });
    expect(code).toBe(0);
    expect(log.join()).toContain(`::notice::The comment could not be written: GitHub answered ${refuse}`);
  });

  test('does not fail the check where nobody answers', async () => {
    const { code, log } = await new PullRequest().answer({ url: 'http://127.0.0.1:1' });
    expect(code).toBe(0);
    expect(log.join()).toContain('::notice::The comment could not be written');
  });

  test('says why there is nothing to compare with', async () => {
    const github = await GithubDouble.start();
    const pull = new PullRequest();
    await pull.answer({ url: github.url, base: '2'.repeat(40) });
    expect(github.comments[0]?.body).toContain('There is no earlier version to compare with.');
  });
});

test('a file whose name has a control character is reported by its name', async () => {
  const review = '---\nname: Bo\nlocation: Portland, ME\nrating: 5\norder: 2\npages:\n  - /\n---\n\nDry.\n';
  const { summary } = await new PullRequest().write('reviews/bo\u0007-piña.md', review).answer();
  expect(summary).toContain('a character that cannot be seen. Rename it to content/reviews/bo-pina.md.');
});

test('a crash is a bug in the software, and the owner is told so', async () => {
  const github = await GithubDouble.start();
  const pull = new PullRequest();
  pull.git('rm', '-r', '--quiet', '--cached', 'content');
  pull.git('commit', '--quiet', '-m', 'No content to read');
  const base = pull.git('rev-parse', 'HEAD').trim();
  await expect(pull.answer({ url: github.url, base })).rejects.toThrow('content');
  expect(github.comments[0]?.body).toMatch(
    /^<!-- content-check -->\n\n### The check could not be finished\n\nThis is a bug in the website software, not in your change\. You don’t need to fix anything;/,
  );
});

test('the repository is left as it was', async () => {
  const pull = new PullRequest().edit('pages/thank-you.md', 'heading: ', 'heading: So ');
  await pull.answer();
  expect(pull.git('status', '--porcelain')).toBe('');
  expect(pull.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});
