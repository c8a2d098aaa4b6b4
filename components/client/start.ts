import { clientScripts } from './clientScripts.generated';

for (const { selector, enhance } of clientScripts) document.querySelectorAll(selector).forEach(enhance);
