/** Keys of the same place on the English and the Russian keyboard. */
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toRussian = keys(english, russian)
const toEnglish = keys(russian, english)

function keys(from: string, to: string): Map<string, string> {
  return new Map([...from].map((key, index) => [key, to.charAt(index)]))
}

/** The text that the same keys give on the other keyboard: "vjcrdf" is "москва"; null if a key has no other letter. */
export function otherKeyboard(text: string): string | null {
  const typed = [...text.toLowerCase()]
  const layout = /[а-яё]/u.test(text.toLowerCase()) ? toEnglish : toRussian
  const other = typed.map((key) => (/[\s\d-]/u.test(key) ? key : layout.get(key)))
  return other.includes(undefined) ? null : other.join('')
}
