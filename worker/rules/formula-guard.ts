/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection): exported with an apostrophe before them, which is
 * left out when the file is imported again.
 */

const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** A number with a sign is a value. */
const plainNumber = /^-\d+(?:\.\d+)?$/u

const isRun = (text: string): boolean => formula.test(text) && !plainNumber.test(text)

export const withFormulaGuard = (text: string): string => (isRun(text) ? `'${text}` : text)

export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && isRun(text.slice(1)) ? text.slice(1) : text
