/** Style sheets that a view needs besides those of its page. */
export const viewSheets = { list: [], month: ['month'], map: ['map'] } as const
