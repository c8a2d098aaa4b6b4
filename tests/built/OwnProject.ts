import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

const PLACES = join(projectFolder, '.cache', 'tests');
const OWNERS = /^(?:content|public|docs\/pictures|tests\/pictures)\//;

/** A copy of the project with its own history, in which another business's files are the content. */
export class OwnProject {
  readonly folder: string;

  constructor(content: string) {
    mkdirSync(PLACES, { recursive: true });
    this.folder = mkdtempSync(join(PLACES, 'project-'));
    const listed = run(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      projectFolder,
    );
    for (const path of listed.split('\0').filter((name) => name && !OWNERS.test(name)))
      cpSync(join(projectFolder, path), join(this.folder, path), { recursive: true, force: true });
    cpSync(content, join(this.folder, 'content'), { recursive: true });
    symlinkSync(join(projectFolder, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('Start');
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgsign=false'];
    return run('git', [...who, ...args], this.folder);
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
