/** "2月", "十一月", "11월", "2027年": in Chinese, Japanese and Korean a number and a sign. */
const numbered = /(\d{1,4}|十?[一二三四五六七八九]|十)\s*([年년月월])/gu
const numerals = '一二三四五六七八九'
const year = /^20[2-4]\d$/u

/** Number in Arabic digits, or in Chinese ones up to nineteen. */
function numberOf(digits: string): number {
  if (/^\d/u.test(digits)) return Number(digits)
  const unit = numerals.indexOf(digits.replace('十', '')) + 1
  return digits === '十' ? 10 : (digits.startsWith('十') ? 10 : 0) + unit
}

/** The years and months that a text names by a number and a sign, and the text with a space in the place of each. */
export function takeNumberedDates(text: string): {
  rest: string
  years: Set<number>
  months: Set<number>
} {
  const years = new Set<number>()
  const named = new Set<number>()
  const rest = text.normalize('NFKC').replace(numbered, (all, digits: string, sign: string) => {
    const number = numberOf(digits)
    const isYear = '年년'.includes(sign)
    if (isYear ? !year.test(digits) : number < 1 || number > 12) return all
    ;(isYear ? years : named).add(number)
    return ' '
  })
  return { rest, years, months: named }
}
