import { readFileSync } from 'node:fs'

const magicLittleEndian = 0x950412de
const magicBigEndian = 0xde120495

/**
 * Reads a compiled gettext catalogue as a map from original text to translation, without the header (empty original).
 * Format: https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html
 * @throws Error naming the file if it is not such a catalogue
 */
export function readMo(file: string): Map<string, string> {
  const bytes = readFileSync(file)
  const magic = bytes.length < 20 ? 0 : bytes.readUInt32LE(0)
  if (magic !== magicLittleEndian && magic !== magicBigEndian) {
    throw new Error(`${file}: not a compiled gettext catalogue`)
  }
  const word = (offset: number) =>
    magic === magicLittleEndian ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)
  const text = (entry: number) => {
    const start = word(entry + 4)
    return bytes.toString('utf8', start, start + word(entry))
  }
  const count = word(8)
  const originals = word(12)
  const translations = word(16)
  const messages = new Map<string, string>()
  for (let index = 0; index < count; index += 1) {
    const original = text(originals + index * 8)
    if (original !== '') messages.set(original, text(translations + index * 8))
  }
  return messages
}
