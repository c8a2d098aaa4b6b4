interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: Connection;
  }
}

/** Whether the visitor asks to save data. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether there is little to spare for what nobody asked for yet. */
export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
