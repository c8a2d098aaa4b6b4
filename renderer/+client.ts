import { clientScripts } from '../components/client/clientScripts.generated';

/**
 * Browsers since Chrome 103, Firefox 104 and Safari 16.4. In older ones a script could fail halfway; there the page stays
 * as it is without scripts, and its forms post by themselves.
 */
const isSupported =
  'timeout' in AbortSignal && 'findLastIndex' in Array.prototype && 'adoptedStyleSheets' in document;

if (isSupported)
  for (const [selector, enhance] of clientScripts)
    for (const element of document.querySelectorAll(selector)) enhance(element as never);

// A published site has neither, and the bundler leaves it out.
if (isSupported && (import.meta.env.DEV || import.meta.env.PUBLIC_EDIT_REPOSITORY))
  import('../components/edit/editButton').then(({ startEditing }) => startEditing());
