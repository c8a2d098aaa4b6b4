interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: Connection;
  }
}

/** Whether the visitor asks to save data. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether the line is too slow to load anything in advance. */
export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
