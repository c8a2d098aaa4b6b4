import { Buffer } from 'node:buffer';
import { z } from 'zod';
import type { RunQuery } from '../database.ts';
import type { Settings } from '../settings.ts';

const AcceptedPhoto = z.object({
  state: z.enum(['stored', 'repeated', 'wanted', 'unknown', 'unannounced', 'too late', 'too large', 'full']),
  isComplete: z.boolean().default(false),
});

/** See `accept_photo` in the migrations. */
export type PhotoState = z.output<typeof AcceptedPhoto>['state'];

/** A photograph of a lead. Without bytes, the database only answers whether it would store it. */
export interface SentPhoto {
  readonly lead: string;
  /** From 1. */
  readonly number: number;
  readonly secret: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

const MailPhoto = z.object({ number: z.number(), type: z.string(), content: z.string().nullable() });

/** A photograph of a mail; `content` is base64, or null if it is not attached. */
export type MailPhoto = z.output<typeof MailPhoto>;

export function photoStore(runQuery: RunQuery) {
  return {
    /** Stores a photograph, once per number. Rejects if the database does not answer within `milliseconds`. */
    async acceptPhoto(photo: SentPhoto, quotas: Settings['photos'], milliseconds: number) {
      const { lead, secret, number, type, bytes } = photo;
      // The driver would write bytes in hexadecimal, which needs half as much memory again as base64.
      const base64 = bytes && Buffer.from(bytes.buffer).toString('base64');
      bytes?.buffer.transfer(0);
      const rows = await runQuery(
        (sql) => sql`
          select private.accept_photo(
            ${lead}, ${secret}, ${number}, ${type}, decode(${base64}, 'base64'), ${sql.json(quotas)}::jsonb
          ) as answer`,
        milliseconds,
      );
      return AcceptedPhoto.parse(rows[0]?.answer);
    },

    /** The photographs of a claimed mail, with content up to `maxBytes` in total. */
    async readPhotos(mail: string, maxBytes: number): Promise<MailPhoto[]> {
      const rows = await runQuery((sql) => sql`select * from private.read_photos(${mail}, ${maxBytes})`);
      return z.array(MailPhoto).parse([...rows]);
    },
  };
}
