/** A username with hyphens instead of spaces: "ines duarte" → "ines-duarte". It may be taken; only the server checks. */
export function suggestUsername(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/gu, '-')
}
