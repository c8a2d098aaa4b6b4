interface PhotoToSend {
  readonly lead: string;
  readonly secret: string;
  readonly number: number;
  readonly blob: Blob;
}

/** `message`: why the function refused it for good; null where it can be tried again. */
export type PhotoOutcome = { arrived: true } | { arrived: false; message: string | null };

/** Milliseconds before each retry, and until an attempt is given up. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000];
const TIMEOUT = 100_000;

/** Sends one photograph of a stored lead, and again under its number where no answer comes. Never throws. */
export async function sendPhoto(
  photo: PhotoToSend,
  onProgress: (percent: number) => void,
): Promise<PhotoOutcome> {
  let outcome = await attempt(photo, onProgress);
  for (const delay of RETRY_DELAYS) {
    if (outcome.arrived || outcome.message !== null) return outcome;
    await new Promise((resolve) => setTimeout(resolve, delay));
    outcome = await attempt(photo, onProgress);
  }
  return outcome;
}

/** `fetch` does not say how much of a body is sent. */
function attempt(
  { lead, secret, number, blob }: PhotoToSend,
  onProgress: (percent: number) => void,
): Promise<PhotoOutcome> {
  const origin = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
  const request = new XMLHttpRequest();
  request.open('POST', `${origin}/functions/v1/submit-contact-form/photo?lead=${lead}&number=${number}`);
  request.setRequestHeader('content-type', blob.type || 'application/octet-stream');
  request.setRequestHeader('x-photo-secret', secret);
  request.timeout = TIMEOUT;
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  return new Promise((resolve) => {
    request.onloadend = () => resolve(readOutcome(request));
    request.send(blob);
  });
}

/** Anything but JSON is the login page of a public network or the like. */
function readOutcome({ status, responseText }: XMLHttpRequest): PhotoOutcome {
  const answer = parse(responseText);
  if (status === 200 && answer?.ok === true) return { arrived: true };
  const isFinal = (status >= 400 && status < 500 && status !== 408 && status !== 429) || status === 507;
  return { arrived: false, message: isFinal && typeof answer?.error === 'string' ? answer.error : null };
}

function parse(text: string): { ok?: unknown; error?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
