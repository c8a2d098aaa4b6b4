import { readStored, store } from './tabStorage';

/** What this tab knows of the photographs of a request. */
export interface PhotoBatch {
  readonly secret: string;
  /** Once the request is stored: its id, how many it announced, and how many of them arrived. */
  readonly sent?: { readonly lead: string; readonly all: number; readonly arrived: number };
}

export type KeptBatches = ReturnType<typeof keepBatches>;

/** Keeps the batches of a form over a reload: those that are being sent, and the one that is chosen. */
export function keepBatches(key: string) {
  const read = () => readStored<PhotoBatch[]>(key, []);
  return {
    read,
    /** In place of the one with this secret. */
    write(secret: string, batch: PhotoBatch | null): void {
      const others = read().filter((each) => each.secret !== secret);
      const batches = batch ? [...others, batch] : others;
      store(key, batches.length > 0 ? batches : null);
    },
  };
}

/** Photographs that were chosen and have not arrived, so that a reload loses none: in this tab, for a day. */
interface StoredPhoto {
  /** The secret of its request, and its number. */
  readonly id: string;
  readonly secret: string;
  readonly number: number;
  readonly name: string;
  readonly blob: Blob;
  readonly at: number;
}

const DAY = 24 * 60 * 60 * 1000;
const STORE = 'photos';

/** Keeps a photograph. A browser may refuse to, as in private windows. */
export async function keepPhoto(photo: Omit<StoredPhoto, 'id' | 'at'>): Promise<void> {
  const id = `${photo.secret} ${photo.number}`;
  await inStore((store) => store.put({ ...photo, id, at: Date.now() })).catch(() => undefined);
}

export async function dropPhoto(secret: string, number: number): Promise<void> {
  await inStore((store) => store.delete(`${secret} ${number}`)).catch(() => undefined);
}

/** The photographs kept under a secret, in their order. */
export async function readPhotos(secret: string): Promise<StoredPhoto[]> {
  const all = await dropOldPhotos();
  return all.filter((photo) => photo.secret === secret);
}

/** Drops what is older than a day. Returns the others. */
export async function dropOldPhotos(): Promise<StoredPhoto[]> {
  const all: StoredPhoto[] = await inStore((store) => store.getAll()).catch(() => []);
  const isOld = ({ at }: StoredPhoto) => at < Date.now() - DAY;
  for (const { secret, number } of all.filter(isOld)) await dropPhoto(secret, number);
  return all.filter((photo) => !isOld(photo));
}

async function inStore<Result>(use: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    return await settled(use(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(STORE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  return settled(opening);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
