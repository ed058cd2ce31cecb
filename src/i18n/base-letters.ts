/** Letters without a Unicode decomposition, with the letters that readers type for them. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
}
const replaceable = /[ßæœøłđðþħıŋς]/gu

/** Replace the letters of a lower-case text that have no decomposition: "løbet" becomes "lobet". */
export function toBaseLetters(text: string): string {
  return text.replaceAll(replaceable, (letter) => replacements[letter] ?? letter)
}
