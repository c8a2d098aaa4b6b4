/** Why a canary did not arrive, in words that end a sentence. */
export class Failure extends Error {}
