import { waitFor } from '../backend/waitFor';

/** The commands of WebDriver that are used here. */
export type Command =
  | 'Back'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'FindElement'
  | 'Navigate'
  | 'SetWindowRect';

/** Sends a command and resolves to its value. `id` is that of an element. */
export type Send = (command: Command, params?: { id?: string; [name: string]: unknown }) => Promise<unknown>;

/** Every host but this machine is behind a proxy that does not exist. Milliseconds. */
export const capabilities = {
  timeouts: { implicit: 10_000 },
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['localhost', '127.0.0.1'],
  },
};

/** The key of an element's id: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const markAsLeft = () => {
  document.documentElement.dataset.left = '';
};
const isNew = () => document.readyState === 'complete' && document.documentElement.dataset.left === undefined;

/** Keys without a character. */
export const keys = { Escape: '\uE00C', ArrowRight: '\uE014' } as const;

export type Tab = ReturnType<typeof webDriverTab>;

/** The only tab of a browser, which `close` ends. Selectors are CSS; an element may still be about to come. */
export function webDriverTab(send: Send, close: () => Promise<void>) {
  const find = async (selector: string): Promise<string> => {
    const found = await send('FindElement', { using: 'css selector', value: selector });
    return String(Reflect.get(Object(found), ELEMENT));
  };
  /** False while it is moving. */
  const tryClick = (id: string): Promise<boolean> =>
    send('ElementClick', { id }).then(
      () => true,
      (error: Error) => {
        if (/not interactable|intercepted/.test(error.message)) return false;
        throw error;
      },
    );
  /** Calls a function in the page, which sees nothing of its module. Arguments and result are JSON. */
  async function run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${task})(...arguments)`;
    return (await send('ExecuteScript', { script, args })) as Result;
  }
  // WebKit's driver does not scroll to every place.
  const scrollTo = (selector: string) =>
    run((each) => document.querySelector(each)?.scrollIntoView({ block: 'center' }), selector);
  return {
    close,
    run,
    /** Resolves when the page has loaded. WebKit's driver can answer while the page before is still there. */
    open: async (url: string): Promise<void> => {
      await run(markAsLeft);
      await send('Navigate', { url });
      await waitFor(url, () => run(isNew).catch(() => false));
    },
    click: async (selector: string): Promise<void> => {
      const id = await find(selector);
      await scrollTo(selector);
      await waitFor(`${selector} to be clicked`, () => tryClick(id));
    },
    /** Focuses an element and presses the keys of a text, of which `keys` are some. */
    type: async (selector: string, text: string) =>
      send('ElementSendKeys', { id: await find(selector), text, value: [...text] }),
    back: () => send('Back'),
    /** CSS pixels, about: a window has borders. */
    resize: (width: number, height: number) => send('SetWindowRect', { x: 0, y: 0, width, height }),
  };
}
