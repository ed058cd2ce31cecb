/** Dispatched on the document when another page is shown without a reload; what floats closes, what counts counts. */
export const navigated = 'startline:navigated'
