/** RFC 2047, section 2: a word is at most 75 characters, of which 12 are its frame, and four Base64 letters hold three bytes. */
const bytesAWord = 45

/** A text of any script as the value of a header, folded; plain ASCII stays as it is. */
export function encodedWords(text: string): string {
  if (/^[ -~]*$/u.test(text)) return text
  const encoder = new TextEncoder()
  const words: string[] = []
  let word = ''
  for (const letter of text) {
    if (encoder.encode(word + letter).length > bytesAWord) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${encoder.encode(part).toBase64()}?=`)
    .join('\r\n ')
}
