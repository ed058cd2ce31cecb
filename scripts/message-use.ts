/** A use of a message: called without arguments, called with arguments, or referenced. */
export const messageUse = /(?<!typeof )\bm\.(?<key>[a-z0-9_]+)(?<call>\(\)|\(|)/gu
export const importsMessages = /import \{ m \} from '[^']*\/paraglide\/messages\.js'/u

/**
 * Replaces uses of messages by calls of `m` with their index in `keys`. One function per message, with its export and
 * imports, would be a third of the browser's code and 13 KiB of the gzipped worker.
 * @param missing the error for a message whose key is not among them
 */
export function replaceByIndex(
  code: string,
  keys: readonly string[],
  missing: (key: string) => string,
): string {
  return code.replaceAll(messageUse, (_whole, key: string, call: string) => {
    const at = keys.indexOf(key)
    if (at < 0) throw new Error(missing(key))
    if (call === '()') return `m(${at})`
    // A message that is only referenced may be referenced before its texts are loaded.
    return call === '(' ? `m(${at}, ` : `((...i) => m(${at}, ...i))`
  })
}
