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
