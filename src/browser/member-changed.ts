/** Dispatched on the document by what has just signed somebody in or out on this page; the menus follow. */
export const memberChanged = 'startline:member'
