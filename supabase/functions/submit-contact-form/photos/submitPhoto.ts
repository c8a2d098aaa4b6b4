import { fill } from '../../../../pipeline/labels/fill.ts';
import { answerPage } from '../answerPage.ts';
import type { ErrorLabels } from '../business.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http.ts';
import { errorName, log } from '../log.ts';
import { MemoryBudget, useBody } from '../readBody.ts';
import { senderAddress } from '../sender.ts';
import { MAX_PHOTO_BYTES } from './photoLimits.ts';
import type { PhotoState, SentPhoto } from './photoStore.ts';

/** Milliseconds for reading a body, for reading one that is refused, for waiting until other photographs are stored, and for the database. A slow phone needs a minute for 500 KB. */
const DEADLINES = { body: 100_000, refused: 3000, turn: 8000, database: 8000 };

const photoMemory = new MemoryBudget(24 * 1024 * 1024);

/** Answers a request with one photograph: `?lead=…&number=…`, and in `x-photo-secret` the secret whose hash the lead has. */
export function submitPhoto(request: Request, context: Context): Promise<Response> {
  return answerPage(request, context, async () => ({ state: await acceptPhoto(request, context) }));
}

async function acceptPhoto(request: Request, context: Context): Promise<PhotoState> {
  const { answers, ownerEmail: email } = context.business;
  const messageFor: MessageFor = (label) => fill(answers[label], { email });
  const { searchParams } = new URL(request.url);
  const [lead = '', number = ''] = ['lead', 'number'].map((name) => searchParams.get(name) ?? '');
  const secret = request.headers.get('x-photo-secret') ?? '';
  const photo = { lead, number: Number(number), secret };
  const isWellFormed = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(lead) && /^\d$/.test(number);
  // A body without a lead to add it to is not kept in memory.
  const state = isWellFormed ? await storePhoto({ ...photo, bytes: null, type: '' }, context) : 'unknown';
  const limits = {
    memory: photoMemory,
    sender: senderAddress(request.headers, context.settings.senderHeader),
    maxBytes: MAX_PHOTO_BYTES,
    usualBytes: MAX_PHOTO_BYTES,
    milliseconds: DEADLINES.body,
    tooLarge: messageFor('photoTooLarge'),
    tooSlow: messageFor('photoNotStored'),
    tooBusy: messageFor('photoNotStored'),
  };
  if (state !== 'wanted') {
    const unread = { ...limits, maxBytes: 0, usualBytes: 0, milliseconds: DEADLINES.refused };
    // Read to its end, so that the client gets the answer.
    await useBody(request, unread, () => undefined).catch(() => undefined);
    return throwIfRefused(state, messageFor);
  }
  return useBody(request, limits, async (bytes) => {
    const type = photoType(bytes);
    if (type === null) throw new HttpError(415, messageFor('photoUnreadable'));
    return throwIfRefused(await storePhoto({ ...photo, bytes, type }, context), messageFor);
  });
}

/** The message for the visitor. */
type MessageFor = (label: keyof ErrorLabels) => string;

async function storePhoto(photo: SentPhoto, context: Context): Promise<PhotoState> {
  const { photos, settings, business, outboxWorker } = context;
  try {
    const store = () => photos.acceptPhoto(photo, settings.photos, DEADLINES.database);
    const { state, isComplete } = await (photo.bytes === null ? store() : inTurn(store));
    log('photo', { lead: photo.lead, number: photo.number, state });
    if (isComplete) context.waitUntil(outboxWorker.wake());
    return state;
  } catch (reason) {
    log('photo not stored', { error: errorName(reason) });
    throw new HttpError(503, fill(business.answers.photoNotStored, { email: business.ownerEmail }), {
      'retry-after': '2',
    });
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs one call at a time, because storing needs many times the memory of a photograph. Rejects a call that waited too long: the client's time would be over. */
function inTurn<Result>(store: () => Promise<Result>): Promise<Result> {
  const queuedAt = Date.now();
  const turn = lastTurn.then(() => {
    if (Date.now() - queuedAt > DEADLINES.turn) throw new Error('Photographs before this one take too long.');
    return store();
  });
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** The error for each state in which the photograph is not stored. */
const REFUSED: Partial<Record<PhotoState, [status: number, label: keyof ErrorLabels]>> = {
  unknown: [404, 'photoUnknown'],
  unannounced: [422, 'photoUnannounced'],
  'too late': [422, 'photoUnannounced'],
  'too large': [413, 'photosTooLarge'],
  full: [507, 'photosFull'],
};

function throwIfRefused(state: PhotoState, messageFor: MessageFor): PhotoState {
  const [status, label] = REFUSED[state] ?? [];
  if (status && label) throw new HttpError(status, messageFor(label));
  return state;
}

/** The first bytes of each accepted type. Files are never decoded here. */
const SIGNATURES: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/],
  ['image/webp', /^RIFF.{4}WEBPVP8[ LX]/s],
  ['image/heic', /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

/** The media type of a photograph by its first bytes; null if it is not accepted. */
function photoType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
