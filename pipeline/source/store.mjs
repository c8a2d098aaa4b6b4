import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The last line of an entry of a cache, as a comment of JavaScript: `//` and eight digits. */
const lastLine = (/** @type {string | Buffer} */ text) =>
  `\n//${crc32(text).toString(16).padStart(8, '0')}\n`;
const LENGTH = lastLine('').length;

/**
 * Adds the checksum of a text as its last line. Plain JavaScript, since commands are bundled before TypeScript can be read.
 * @param {string} text
 */
export function addChecksum(text) {
  return text + lastLine(text);
}

/**
 * The text before the checksum; undefined where it is not the text that the checksum was made of.
 * @param {Buffer} bytes
 */
export function withoutChecksum(bytes) {
  const text = bytes.subarray(0, -LENGTH);
  return bytes.subarray(-LENGTH).toString() === lastLine(text) ? text.toString() : undefined;
}

/** An entry stays while one of this many runs, which used entries of its name, used it. */
const RUNS = 5;

/** The first 20 hexadecimal digits of SHA-256. @param {string | Buffer} content */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

/** The key of what is made from these inputs, which must be JSON. @param {unknown[]} inputs */
export const keyOf = (...inputs) => hashOf(JSON.stringify(inputs));

/**
 * What is kept between runs: values as JSON, each a file named by the hash of what it was made from, below a folder for its kind.
 * An entry that is not as it was written counts as missing. Threads may share a store;
 * the one that calls `close` must have used what the others used.
 */
export class Store {
  /** @type {Map<string, Set<string>>} */
  #used = new Map();
  /** The keys of a name that were there when one was first asked for. @type {Map<string, Set<string>>} */
  #listed = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * The kept value, or else the made one.
   * @template Value
   * @param {string} name
   * @param {unknown[]} inputs
   * @param {() => Value | Promise<Value>} make
   * @returns {Promise<Value>}
   */
  async memo(name, inputs, make) {
    const key = keyOf(...inputs);
    const kept = this.read(name, key);
    if (kept !== undefined) return kept;
    const made = await make();
    this.write(name, key, made);
    return made;
  }

  /**
   * `undefined` if it is missing or damaged; what is damaged is deleted.
   * @template Value
   * @param {string} name
   * @param {string} key
   * @returns {Value | undefined}
   */
  read(name, key) {
    this.use(name, key);
    const file = this.file(name, key);
    // An error of a missing file costs more than reading one.
    if (!existsSync(file)) return undefined;
    const value = readEntry(file);
    if (value === undefined) this.delete(name, key);
    return value;
  }

  /** @param {string} name @param {string} key @param {unknown} value */
  write(name, key, value) {
    this.use(name, key);
    writeEntry(this.file(name, key), value);
  }

  /** Whether there is an entry, which may be damaged. @param {string} name @param {string} key */
  has(name, key) {
    this.use(name, key);
    // Asking the disk for each of thousands takes longer than listing them.
    const keys = this.#listed.get(name) ?? new Set(namesIn(join(this.folder, name)));
    this.#listed.set(name, keys);
    return keys.has(key) || existsSync(this.file(name, key));
  }

  /** Deletes an entry. @param {string} name @param {string} key */
  delete(name, key) {
    this.#listed.get(name)?.delete(key);
    rmSync(this.file(name, key), { force: true });
  }

  /** Notes that this run uses an entry. @param {string} name @param {string} key */
  use(name, key) {
    const keys = this.#used.get(name) ?? new Set();
    this.#used.set(name, keys.add(key));
  }

  /** @param {string} name @param {string} key */
  file(name, key) {
    return join(this.folder, name, key);
  }

  /** Ends a run: deletes the entries, of the names that it used, that neither it nor the runs before used. */
  close() {
    const list = join(this.folder, 'uses');
    /** @type {Record<string, Uses>} */
    const uses = readEntry(list) ?? {};
    for (const [name, used] of this.#used) uses[name] = this.#evict(name, used, uses[name]);
    this.#used.clear();
    this.#listed.clear();
    writeEntry(list, uses);
  }

  /**
   * @typedef {{ run: number, last: Record<string, number> }} Uses The number of the last run, and that in which each entry was last used.
   * @param {string} name
   * @param {Set<string>} used
   * @param {Uses} [before]
   * @returns {Uses}
   */
  #evict(name, used, before = { run: 0, last: {} }) {
    const run = before.run + 1;
    /** @type {Uses['last']} */
    const last = {};
    for (const key of namesIn(join(this.folder, name))) {
      const at = used.has(key) ? run : (before.last[key] ?? run);
      if (at > run - RUNS) last[key] = at;
      else this.delete(name, key);
    }
    return { run, last };
  }
}

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** @param {string} file */
function readEntry(file) {
  try {
    const text = withoutChecksum(readFileSync(file));
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is cut off has no checksum, so it counts as missing. @param {string} file @param {unknown} value */
function writeEntry(file, value) {
  const text = addChecksum(JSON.stringify(value));
  try {
    writeFileSync(file, text);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
