/** Token of a link to a member's list (worker/runtime/digest.ts), at the end of its path or before `.ics`. */
const token = /\/[\w-]{43}(?=(?:\.ics)?$)/u

/** A path without the token of a private link, for logs, reports and statistics. */
export const publicPath = (path: string): string => path.replace(token, '/-')
