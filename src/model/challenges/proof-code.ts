/** Codes of certificates: ten signs of Crockford's base 32, whose last one checks the others against typing errors. */

/** Without I, L, O and U, which are mistaken for other signs or make words. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Signs before the one that checks them: 45 bits. */
const length = 9

/** A prime below 32 makes each single wrong sign and each exchange of neighbours visible. */
const modulus = 31

function checkSign(text: string): string {
  let sum = 0
  for (const [index, sign] of [...text].entries()) sum += signs.indexOf(sign) * (index + 2)
  return signs[sum % modulus] ?? ''
}

export function newProofCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(length))
  const text = [...random].map((byte) => signs[byte % signs.length]).join('')
  return text + checkSign(text)
}

/** The code as it is stored, from what was typed: in any case, with hyphens, I and L for 1, O for 0; null for no code. */
export function readProofCode(typed: string): string | null {
  if (typed.length > 20) return null
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll(/[IL]/gu, '1')
    .replaceAll('O', '0')
  if (code.length !== length + 1 || ![...code].every((sign) => signs.includes(sign))) return null
  return checkSign(code.slice(0, length)) === code.at(-1) ? code : null
}

/** The code as people read it, in two fives. */
export const shownProofCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
