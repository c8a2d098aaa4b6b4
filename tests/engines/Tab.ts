/** The only tab of a browser, the same for every engine. Selectors are CSS; an element may still be about to come. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, which sees nothing of its module. Arguments and result are JSON. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Scrolls to an element and clicks it as a mouse does. */
  click(selector: string): Promise<void>;
  /** Focuses an element and presses the keys of a text, of which `keys` are some. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  /** CSS pixels, about: a window has borders. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Keys without a character, as WebDriver writes them. */
export const keys = { Escape: '\uE00C', ArrowRight: '\uE014' } as const;
