/** A mail, ready for any way of sending. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt, so that a mail sent twice is seen to be one. */
  readonly messageId: string;
}

/** Sends a mail; throws with the server's words when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
