/** Letters that are also written as two where a keyboard lacks them; folding writes them as one. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const letters = /[äöüåø]/giu

/** A text with these letters written as two, "Ötztal" as "oetztal"; null if it has none. */
export function withDigraphs(text: string): string | null {
  const lower = text.normalize('NFC').toLowerCase()
  const written = lower.replace(letters, (letter) => digraphs[letter] ?? letter)
  return written === lower ? null : written
}

/** A name, and the same with digraphs if it has letters that are written so. */
export function spellings(name: string): string[] {
  const written = withDigraphs(name)
  return written === null ? [name] : [name, written]
}
