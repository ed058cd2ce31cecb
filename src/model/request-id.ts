/** Stands in a rendered page, which is the same for everybody, for the id of the request it answers. */
export const requestIdPlaceholder = '__REQUEST_ID__'
