import { clientScripts } from '../components/client/clientScripts.generated';

/**
 * True since Chrome 103, Firefox 104 and Safari 16.4. In older browsers a script could fail halfway, so they get the page
 * without scripts; its forms still work.
 */
const isSupported =
  'timeout' in AbortSignal && 'findLastIndex' in Array.prototype && 'adoptedStyleSheets' in document;

if (isSupported)
  for (const [selector, enhance] of clientScripts)
    for (const element of document.querySelectorAll(selector)) enhance(element as never);

// The bundler removes this from a published site, where both are undefined.
if (isSupported && (import.meta.env.DEV || import.meta.env.PUBLIC_EDIT_REPOSITORY))
  import('../components/edit/editButton').then(({ startEditing }) => startEditing());
