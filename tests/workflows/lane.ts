import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { startServer } from '../../scripts/serve/startServer';
import { LocalGithub } from './LocalGithub';
import { edit } from './projectSite';
import type { Place, Run } from './records';

const ARTICLE = `---
title: Five Signs That a Water Heater Is at Its End
description: Rust in the water, noise from the tank and three more signs that a water heater has to be replaced soon, and what to do first.
image: images/blog/old-heater.jpg
publishedAt: 2024-03-05
author: Dana Whitlock
category: Water heaters
tags:
  - Water heaters
excerpt: A water heater rarely fails without a sign. These five are worth a call before the floor is wet.
readTime: 2 min read
---

Rust in the hot water, a tank that knocks, and a pool below it: each of them is a reason to call.
`;

/** A change of an owner to a site that `npm run new -- site` has made: another sentence, and an article with a picture. */
export function writeArticle(folder: string): void {
  edit(folder, 'content/pages/about.md', 'Tell us what needs to be done.', 'Tell us what you need done.');
  const picture = join(folder, 'content/images/blog/old-heater.jpg');
  mkdirSync(dirname(picture), { recursive: true });
  cpSync(join(projectFolder, 'tests/fixtures/photos/sideways.jpg'), picture);
  const descriptions = '---\nold-heater.jpg: A water heater with rust below its valve\n---\n';
  writeFileSync(join(folder, 'content/images/blog/descriptions.md'), descriptions);
  mkdirSync(join(folder, 'content/blog'), { recursive: true });
  writeFileSync(join(folder, 'content/blog/signs-of-an-old-water-heater.md'), ARTICLE);
}

/** GitHub with a repository of this site, a host that serves what is published, and a first deployment, which fills the caches. */
export async function openSite(site: string, end: (stop: () => void) => void): Promise<LocalGithub> {
  const fill = (folder: string) => cpSync(site, folder, { recursive: true });
  // The engine's own tests are no part of what is shown here.
  const interfere = ({ name }: Place) => (/^(?:\.ci\/run|npm test)/.test(name) ? 'true' : undefined);
  const environments = { production: { NETLIFY_AUTH_TOKEN: 'token of the host' } };
  const hub = await LocalGithub.start(fill, { end, environments, interfere });
  const live = join(hub.folder, 'published', 'main');
  mkdirSync(live, { recursive: true });
  const { url, stop } = await startServer({ folder: live, port: 0 });
  end(() => void stop());
  Object.assign(hub.vars, { SITE_HOST: 'netlify', SITE_PROJECT: 'site', PUBLIC_SITE_URL: url });
  const sha = hub.git('rev-parse', 'HEAD').trim();
  await hub.push('0'.repeat(40), sha);
  return hub;
}

/** Where the host's program puts what is published. */
export const liveFolder = (hub: LocalGithub) => join(hub.folder, 'published', 'main');

export function runOf(runs: readonly Run[], file: string): Run {
  const run = runs.find((each) => each.file === `.github/workflows/${file}`);
  if (!run) throw new Error(`${file} did not run`);
  return run;
}
