/** The part of wawoff2 that scripts/card-fonts.ts uses; the package has no types. */
declare module 'wawoff2' {
  /** The OpenType font in a woff2 file. @throws Error if the file is no woff2 */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
