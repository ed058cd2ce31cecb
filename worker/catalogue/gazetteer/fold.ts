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

/** Text without diacritics of Latin letters: "Łódź" is "Lodz". Other scripts keep their marks. */
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

/** Key under which spellings of one name meet: lower case, no diacritics, letters and digits only. */
export function fold(text: string): string {
  return stripDiacritics(text.toLowerCase()).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Text as it may stand in a cell of the gazetteer's tables, whose separators are tab, | and =. */
export function cellText(text: string): string {
  return text.replaceAll(/[\s|=]+/gu, ' ').trim()
}
