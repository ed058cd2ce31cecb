import type { TextRules } from './text-rules.ts'

const quotationMarks = /["“”„‟«»‹›‘‚「」『』〝〟]/gu

const noSpaceBefore: Record<string, string> = {
  ':': '',
  ';': '',
  '!': '',
  '?': '',
  ',': '',
  '.': '',
}

/** True for the colon of `https:` and the dot of `a.b`, which no spaces surround. */
const isInsideWord = (before: string, next = ' '): boolean =>
  /\S$/u.test(before) && /\S/u.test(next)

/** Faults of a text by the rules of its language. */
export function typographyFaults(text: string, rules: TextRules): string[] {
  const found: string[] = []
  const marks = [...text.matchAll(quotationMarks)].map(([mark]) => mark)
  const wrongMarks = marks.filter((mark) => !rules.quotes.includes(mark))
  if (wrongMarks.length > 0) found.push(`${wrongMarks.join(' ')} instead of ${rules.quotes}`)
  if (/'/u.test(text)) found.push("' instead of ’")
  if (/\.\.\./u.test(text)) found.push('... instead of …')
  if (/ - /u.test(text)) found.push('a hyphen instead of a dash')
  if (/ {2}/u.test(text)) found.push('two spaces')
  if (/(?<!\d)\d{1,3} \d{3}(?!\d)/u.test(text)) found.push('a plain space between thousands')
  const plainSpaceBeforeUnit = new RegExp(
    String.raw`[\d}] (?:${(rules.units ?? []).join('|')})(?![\p{L}\p{N}])`,
    'u',
  )
  if (rules.units !== undefined && plainSpaceBeforeUnit.test(text))
    found.push('a plain space before a unit')
  const spaceBefore = { ...noSpaceBefore, ...rules.spaceBefore }
  for (const { 0: mark, index } of text.matchAll(/[^\p{L}\p{N}\s]/gu)) {
    const wanted = spaceBefore[mark]
    const before = text.slice(0, index)
    if (index === 0 || wanted === undefined || isInsideWord(before, text[index + 1])) continue
    if (/\s?$/u.exec(before)?.[0] !== wanted)
      found.push(wanted === '' ? `a space before ${mark}` : `no no-break space before ${mark}`)
  }
  for (const [reason, pattern] of Object.entries(rules.never ?? {}))
    if (pattern.test(text)) found.push(reason)
  return [...new Set(found)]
}
