/** RFC 2047, section 2: a word has at most 75 characters, 12 of them delimiters; four Base64 characters encode three bytes. */
const bytesPerWord = 45

/** A text of any script as the value of a header, folded; plain ASCII stays as it is. */
export function encodedWords(text: string): string {
  if (/^[ -~]*$/u.test(text)) return text
  const encoder = new TextEncoder()
  const words: string[] = []
  let word = ''
  for (const letter of text) {
    if (encoder.encode(word + letter).length > bytesPerWord) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${encoder.encode(part).toBase64()}?=`)
    .join('\r\n ')
}
