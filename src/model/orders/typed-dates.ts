/** Dates of birth as people write them. */

const thaiZero = 0x0e50

/** A text with the digits 0 to 9 in place of wide and of Thai ones. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0E50-\u0E59]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - thaiZero))

/** Years by which the Buddhist calendar of Thailand is ahead of the common era. */
const buddhistLead = 543

/** A year of birth in the common era: one of the 25th or 26th century is one of the Buddhist calendar. */
export function commonEraYear(typed: string): string {
  const year = plainDigits(typed).trim()
  return /^2[45]\d\d$/u.test(year) ? String(Number(year) - buddhistLead) : typed
}
