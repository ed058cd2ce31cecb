/** Headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
