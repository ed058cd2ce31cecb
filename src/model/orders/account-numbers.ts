/** Numbers with check digits modulo 97 (ISO 7064), by which a slip of the pen is noticed: references and accounts of banks. */

const digitsOf = (text: string): string =>
  text.replaceAll(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55))

/** Remainder of a number of any length that is divided by 97. */
const remainder = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** True if a text of capitals and digits has the right check digits in its third and fourth place. */
const isChecked = (text: string): boolean =>
  remainder(digitsOf(text.slice(4) + text.slice(0, 4))) === 1

/** A number without the blanks and hyphens that it is written with, in capitals. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase()

/** A number in groups of four, as it is printed. */
export const inFours = (number: string): string => number.replaceAll(/(.{4})(?=.)/gu, '$1 ')

/** Creditor reference (ISO 11649) of up to 21 capitals and digits: "RF" with two check digits before them. */
export function creditorReference(text: string): string {
  const check = 98 - remainder(digitsOf(`${text}RF00`))
  return `RF${String(check).padStart(2, '0')}${text}`
}

/** A creditor reference as it was typed or copied from a statement; null if it is none, or a digit of it is wrong. */
export function readCreditorReference(typed: string): string | null {
  const number = plainNumber(typed)
  return /^RF\d{2}[A-Z\d]{1,21}$/u.test(number) && isChecked(number) ? number : null
}

/** True for an account that is not written as an IBAN (ISO 13616), and for an IBAN whose check digits are right. */
export function isAccountNumber(typed: string): boolean {
  const number = plainNumber(typed)
  if (!/^[A-Z\d]{4,34}$/u.test(number)) return false
  return !/^[A-Z]{2}\d{2}/u.test(number) || (number.length >= 15 && isChecked(number))
}
