/** Islands wake from here. No page has one yet that needs more than its HTML. */
export {};
