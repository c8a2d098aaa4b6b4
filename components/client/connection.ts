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

export const savesData = () => navigator.connection?.saveData === true;

export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
