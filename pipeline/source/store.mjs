import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The checksum line: `//` and eight hexadecimal digits. It is a comment, because bundled JavaScript has it too. @param {Buffer} bytes */
const lastLine = (bytes) => Buffer.from(`\n//${crc32(bytes).toString(16).padStart(8, '0')}\n`);
const LENGTH = lastLine(Buffer.alloc(0)).length;

/**
 * Appends a checksum line. Plain JavaScript, because it runs before the TypeScript loader is installed.
 * @param {string | Buffer} content
 */
export function addChecksum(content) {
  const bytes = Buffer.from(content);
  return Buffer.concat([bytes, lastLine(bytes)]);
}

/**
 * What stands before the checksum line of a file; undefined if the file is missing or damaged.
 * @param {string} file
 */
export function readWhole(file) {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(0, -LENGTH);
    return lastLine(content).equals(bytes.subarray(-LENGTH)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** An entry is evicted when it was not used in this many runs that used its category. */
const MAX_UNUSED_RUNS = 5;

/** The first 20 hexadecimal digits of the SHA-256. @param {string | Buffer} content */
export function hashOf(content) {
  return hash('sha256', content).slice(0, 20);
}

/** The store key of a value that is computed from these inputs, which must be JSON. @param {unknown[]} inputs */
export const keyOf = (...inputs) => hashOf(JSON.stringify(inputs));

/**
 * A content-addressed cache on disk. An entry is a file `CATEGORY/KEY` with a string or JSON; its key is a hash of the inputs that the value was
 * computed from. An entry with a wrong checksum counts as missing. Threads may share a store's folder: the thread that calls
 * `close` must also `use` the entries that the others used.
 */
export class Store {
  /** @type {Map<string, Set<string>>} */
  #used = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * Reads a value, or computes and stores it.
   * @template Value
   * @param {string} category
   * @param {unknown[]} inputs
   * @param {() => Value | Promise<Value>} make
   * @returns {Promise<Value>}
   */
  async memo(category, inputs, make) {
    const key = keyOf(...inputs);
    const cached = this.read(category, key);
    if (cached !== undefined) return cached;
    const value = await make();
    this.write(category, key, value);
    return value;
  }

  /**
   * Undefined if the entry is missing or damaged. A damaged entry is deleted.
   * @template Value
   * @param {string} category
   * @param {string} key
   * @returns {Value | undefined}
   */
  read(category, key) {
    this.use(category, key);
    const file = this.file(category, key);
    // The exception for a missing file costs more than a read.
    if (!existsSync(file)) return undefined;
    const value = readEntry(file);
    if (value === undefined) this.delete(category, key);
    return value;
  }

  /** @param {string} category @param {string} key @param {unknown} value */
  write(category, key, value) {
    this.use(category, key);
    writeEntry(this.file(category, key), value);
  }

  /** The keys of all entries of a category, some of which may be damaged. Faster than looking for many files. @param {string} category */
  keys(category) {
    const folder = join(this.folder, category);
    return new Set(existsSync(folder) ? readdirSync(folder) : []);
  }

  /** @param {string} category @param {string} key */
  delete(category, key) {
    rmSync(this.file(category, key), { force: true });
  }

  /** Marks an entry as used in this run. @param {string} category @param {string} key */
  use(category, key) {
    const keys = this.#used.get(category) ?? new Set();
    this.#used.set(category, keys.add(key));
  }

  /** @param {string} category @param {string} key */
  file(category, key) {
    return join(this.folder, category, key);
  }

  /** Ends a run: in each category that it used, evicts the entries that were not used in the last `MAX_UNUSED_RUNS` runs. */
  close() {
    const list = join(this.folder, 'uses');
    /** The number of runs since the last use of each entry. @type {Record<string, Record<string, number>>} */
    const unusedRuns = readEntry(list) ?? {};
    for (const [category, used] of this.#used) {
      const before = unusedRuns[category];
      const unused = [...this.keys(category)].filter((key) => !used.has(key));
      unusedRuns[category] = Object.fromEntries(unused.map((key) => [key, (before?.[key] ?? 0) + 1]));
      for (const [key, runs] of Object.entries(unusedRuns[category]))
        if (runs >= MAX_UNUSED_RUNS) this.delete(category, key);
    }
    this.#used.clear();
    writeEntry(list, unusedRuns);
  }
}

/** The store of a site, in its cache folder. @param {string} cache */
export const siteStore = (cache) => new Store(join(cache, 'store'));

/** Begins an entry that is a string. Most bytes of a store are pages, and JSON would escape them. */
const STRING = "'";

/** @param {string} file */
function readEntry(file) {
  const text = readWhole(file)?.toString();
  return text?.startsWith(STRING) ? text.slice(STRING.length) : text && JSON.parse(text);
}

/** Not atomic: an incomplete entry has no checksum, so it counts as missing. @param {string} file @param {unknown} value */
function writeEntry(file, value) {
  const text = addChecksum(typeof value === 'string' ? STRING + value : JSON.stringify(value));
  try {
    writeFileSync(file, text);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
