/** What is known of a picture file. */
export interface PictureFacts {
  /** First 10 characters of a SHA-256 over the file and the settings of its encoding. */
  hash: string;
  /** As seen: a photograph taken sideways is already turned. Pixels. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
  /** Its upper, middle and lower third, `#rrggbb` each. */
  colours: readonly string[];
}
