/** Base45 (RFC 9285): bytes in the 45 characters of the alphanumeric mode of QR codes. */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Characters of a number, the least significant first. */
const digits = (value: number, length: number): string =>
  Array.from({ length }, (_, i) => alphabet[Math.floor(value / 45 ** i) % 45]).join('')

/** Three characters for two bytes, two for a last one. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) {
    const [first = 0, second] = bytes.subarray(i, i + 2)
    text += second === undefined ? digits(first, 2) : digits(first * 256 + second, 3)
  }
  return text
}

/** The bytes of a text; null for one that no bytes are written as. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 3) {
    const group = text.slice(i, i + 3)
    const values = [...group].map((character) => alphabet.indexOf(character))
    const value = values.reduce((sum, each, place) => sum + each * 45 ** place, 0)
    const isPair = group.length === 3
    if (group.length === 1 || values.includes(-1) || value > (isPair ? 0xffff : 0xff)) return null
    bytes.push(...(isPair ? [value >> 8, value & 0xff] : [value]))
  }
  return Uint8Array.from(bytes)
}
