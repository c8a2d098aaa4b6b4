import { fill } from '../../../../pipeline/labels/fill.ts';
import { answerPage } from '../answerPage.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http.ts';
import { errorName, log } from '../log.ts';
import { checkRequest, readBody } from '../request.ts';
import type { AnswerLabels } from '../words.ts';
import type { PhotoState, SentPhoto } from './photoStore.ts';
import { photoType } from './photoType.ts';

/** `components/form/photos.ts` says it before sending. */
const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Milliseconds: a slow phone needs a minute for 500 KB. */
const deadlines = { body: 100_000, refused: 3000, database: 8000 };

/** Of all bodies that are read at the same time: a hosted function has 256 MB. */
const MAX_READING_BYTES = 24 * 1024 * 1024;

let readingBytes = 0;

/** Answers a form that sends one photograph of a lead: `?lead=…&number=…`, and the secret whose hash the lead has. */
export function submitPhoto(request: Request, context: Context): Promise<Response> {
  return answerPage(request, context, async () => ({ state: await acceptPhoto(request, context) }));
}

async function acceptPhoto(request: Request, context: Context): Promise<PhotoState> {
  const { answers, ownerEmail: email } = context.business;
  const say: Say = (label) => fill(answers[label], { email });
  checkRequest(request, context.settings.allowedOrigins, answers);
  const { searchParams } = new URL(request.url);
  const [lead = '', number = ''] = ['lead', 'number'].map((name) => searchParams.get(name) ?? '');
  const secret = request.headers.get('x-photo-secret') ?? '';
  const photo = { lead, number: Number(number), secret };
  const isKnown = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(lead) && /^\d$/.test(number);
  // Nobody's body is kept who has no lead to add it to.
  const before = isKnown ? await storePhoto({ ...photo, bytes: null, type: '' }, context) : 'unknown';
  const bytes = await readPhoto(request, before === 'wanted', say);
  if (bytes === null) return checkState(before, say);
  const type = photoType(bytes);
  if (type === null) throw new HttpError(415, say('photoUnreadable'));
  return checkState(await storePhoto({ ...photo, bytes, type }, context), say);
}

type Say = (label: keyof AnswerLabels) => string;

/** The body; null where it is not wanted, and then only read so that the sender gets an answer. */
async function readPhoto(
  request: Request,
  isWanted: boolean,
  say: Say,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const said = { tooLarge: say('photoTooLarge'), tooSlow: say('photoNotStored') };
  if (!isWanted) {
    await readBody(request, { maxBytes: 0, milliseconds: deadlines.refused, ...said }).catch(() => undefined);
    return null;
  }
  let length = 0;
  const onChunk = (bytes: number) => {
    length += bytes;
    readingBytes += bytes;
    if (readingBytes > MAX_READING_BYTES)
      throw new HttpError(503, say('photoNotStored'), { 'retry-after': '2' });
  };
  try {
    const limits = { maxBytes: MAX_PHOTO_BYTES, milliseconds: deadlines.body, onChunk };
    return await readBody(request, { ...limits, ...said });
  } finally {
    readingBytes -= length;
  }
}

async function storePhoto(photo: SentPhoto, context: Context): Promise<PhotoState> {
  const { photos, settings, business, outboxWorker } = context;
  try {
    const { state, isComplete } = await photos.acceptPhoto(photo, settings.photos, deadlines.database);
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

/** What is refused for good. */
const REFUSED: Partial<Record<PhotoState, [status: number, label: keyof AnswerLabels]>> = {
  unknown: [404, 'photoUnknown'],
  unannounced: [422, 'photoUnannounced'],
  'too large': [413, 'photosTooLarge'],
  full: [507, 'photosFull'],
};

function checkState(state: PhotoState, say: Say): PhotoState {
  const [status, label] = REFUSED[state] ?? [];
  if (status && label) throw new HttpError(status, say(label));
  return state;
}
