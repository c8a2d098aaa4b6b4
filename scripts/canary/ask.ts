import { Failure } from './Failure';

/** Fetches, without following redirects; throws a `Failure` where no answer comes within 10 s. */
export async function ask(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...options });
  } catch {
    throw new Failure(`${address} does not answer`);
  }
}
