/** Web addresses of a text, also without a scheme. */
const address = /(?:https?:\/\/|www\.)\S+/giu

/** Number of links in a text, which the organiser's email states. */
export const countLinks = (text: string): number => text.match(address)?.length ?? 0
