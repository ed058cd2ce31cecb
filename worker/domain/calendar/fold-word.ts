/** Letters that decomposition leaves whole though readers type them otherwise. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** One spelling for all spellings of a word: letters and digits alone, in lower case, Latin ones without marks. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => spellings[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
