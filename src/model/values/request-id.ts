/** Placeholder for the request id in rendered pages, which are cached; each response replaces it with its id. */
export const requestIdPlaceholder = '__REQUEST_ID__'
