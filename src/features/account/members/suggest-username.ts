/** A username without its spaces: "ines duarte" → "ines-duarte". Whether it is free, only the server knows. */
export function suggestUsername(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/gu, '-')
}
