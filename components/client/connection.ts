declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export const savesData = () => navigator.connection?.saveData === true;

export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
