import { readStored, store } from './tabStorage';

/** The photographs of one lead, of which this tab stores the state, and the browser the files. */
export interface PhotoBatch {
  /** Identifies the batch. The lead has its hash, so that the function accepts no photographs of others for it. */
  readonly secret: string;
  /** After the lead was sent: its id, and how many photographs were announced and have arrived. */
  readonly sent?: { readonly lead: string; readonly all: number; readonly arrived: number };
}

export type BatchStore = ReturnType<typeof openBatchStore>;

/** Stores the batches of a form, so that a reload keeps them: those of sent leads, and that of the unsent one. */
export function openBatchStore(key: string) {
  const read = () => readStored<PhotoBatch[]>(key, []);
  return {
    read,
    /** Replaces the batch with this secret; null deletes it. */
    write(secret: string, batch: PhotoBatch | null): void {
      const others = read().filter((each) => each.secret !== secret);
      const batches = batch ? [...others, batch] : others;
      store(key, batches.length > 0 ? batches : null);
    },
  };
}

/** A photograph that has not arrived yet, stored for a day so that a reload does not lose it. */
interface StoredPhoto {
  /** The batch's secret and the number. */
  readonly id: string;
  readonly secret: string;
  readonly number: number;
  readonly name: string;
  readonly blob: Blob;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

const DAY_IN_MS = 24 * 60 * 60 * 1000;
/** The name of the database and of its only table. */
const PHOTO_TABLE = 'photos';

/** Browsers may refuse to store, for example in private windows. */
export async function storePhoto(photo: Omit<StoredPhoto, 'id' | 'at'>): Promise<void> {
  const id = `${photo.secret} ${photo.number}`;
  await inTable((table) => table.put({ ...photo, id, at: Date.now() })).catch(() => undefined);
}

export async function deletePhoto(secret: string, number: number): Promise<void> {
  await inTable((table) => table.delete(`${secret} ${number}`)).catch(() => undefined);
}

/** The stored photographs of a batch. */
export async function readPhotos(secret: string): Promise<StoredPhoto[]> {
  const recent = await deleteOldPhotos();
  return recent.filter((photo) => photo.secret === secret);
}

/** Deletes photographs older than a day. Returns the others. */
export async function deleteOldPhotos(): Promise<StoredPhoto[]> {
  const stored: StoredPhoto[] = await inTable((table) => table.getAll()).catch(() => []);
  const isOld = ({ at }: StoredPhoto) => at < Date.now() - DAY_IN_MS;
  for (const { secret, number } of stored.filter(isOld)) await deletePhoto(secret, number);
  return stored.filter((photo) => !isOld(photo));
}

/** Makes one request to the table. */
async function inTable<Result>(request: (table: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    return await settled(request(database.transaction(PHOTO_TABLE, 'readwrite').objectStore(PHOTO_TABLE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(PHOTO_TABLE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(PHOTO_TABLE, { keyPath: 'id' });
  return settled(opening);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
