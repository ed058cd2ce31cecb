/** Custom events, dispatched on the document. */

/** Another page is shown without a reload. */
export const navigated = 'startline:navigated'

/** The visitor has signed in or out on this page. */
export const memberChanged = 'startline:member'

/** The visitor has answered the consent question on this page. */
export const consentChanged = 'startline:consent'
