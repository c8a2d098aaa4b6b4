/** Its own colors, which do not change with those of the site. */
export const editStyle = `
  :host {
    position: fixed;
    z-index: 2147483647;
    bottom: calc(5.25rem + env(safe-area-inset-bottom));
    left: 1rem;
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    max-width: calc(100vw - 2rem);
    font: 1rem/1.4 system-ui, sans-serif;
    pointer-events: none;
  }

  [hidden] {
    display: none !important;
  }

  .toggle {
    min-width: 4.5rem;
    min-height: 2.75rem;
    padding: 0 1rem;
    border: 2px solid #fff;
    border-radius: 2rem;
    background: #1f4fd8;
    color: #fff;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    box-shadow: 0 2px 12px rgb(0 0 0 / 35%);
    pointer-events: auto;
  }

  .toggle[aria-pressed='true'] {
    background: #111827;
  }

  .outline {
    position: fixed;
    z-index: -1;
    box-sizing: border-box;
    border-radius: 3px;
    outline: 3px solid #1f4fd8;
    outline-offset: 3px;
    box-shadow: 0 0 0 8px rgb(255 255 255 / 75%);
  }

  .panel {
    box-sizing: border-box;
    width: min(26rem, calc(100vw - 2rem));
    max-height: 50vh;
    padding: 0.9rem 1.1rem;
    overflow: auto;
    border-radius: 8px;
    background: #fff;
    color: #111827;
    box-shadow: 0 4px 28px rgb(0 0 0 / 35%);
    pointer-events: auto;
  }

  .title {
    margin: 0;
    font-weight: 600;
  }

  .places {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .link {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: #1f4fd8;
    overflow-wrap: anywhere;
  }

  span.link {
    color: inherit;
  }

  :focus-visible {
    outline: 3px solid #1f4fd8;
    outline-offset: 2px;
  }

  @media (min-width: 64rem) {
    :host {
      bottom: 1.5rem;
      left: 1.5rem;
    }
  }

  @media print {
    :host {
      display: none;
    }
  }
`;
