/** Custom events, dispatched on the document. */

/** Another page is shown without a reload. */
export const navigated = 'startline:navigated'

/** The visitor has signed in or out on this page. */
export const memberChanged = 'startline:member'

/** The list of saved events has changed other than by a heart of this page. */
export const savedChanged = 'startline:saved'

/** The sign-in dialog should open; `data-ask` on <html> says what for. */
export const signInAsked = 'startline:sign-in'

/** The openers of the dialogs for feedback and reports listen. */
export const feedbackReady = 'startline:feedback'

/** The visitor has answered the consent question on this page. */
export const consentChanged = 'startline:consent'
