const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'a',
}

/** Removes the diacritics of Latin letters: "Łódź" becomes "Lodz". Other scripts are unchanged. */
export function stripDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæœøđðłþıħŋə]/gu, (letter) => ligatures[letter] ?? letter)
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
    .replaceAll('Đ', 'D')
}

/** Comparison key of a name: lower case, without diacritics, letters and digits only. */
export function fold(text: string): string {
  return stripDiacritics(text.toLowerCase()).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Replaces the separators of the gazetteer's tables (tab, | and =) in a cell's text by spaces. */
export function cellText(text: string): string {
  return text.replaceAll(/[\s|=]+/gu, ' ').trim()
}
