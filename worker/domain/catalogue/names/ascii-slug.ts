/** Letters that Unicode does not decompose into a base letter and marks. */
const letters = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
}

/** Lower-case ASCII words joined by hyphens; '' if nothing of the text has an ASCII form. */
export function asciiSlug(text: string): string {
  let ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [letter, spelling] of Object.entries(letters))
    ascii = ascii.replaceAll(letter, spelling)
  return ascii.replace(/[^a-z0-9]+/gu, '-').replace(/^-+|-+$/gu, '')
}
