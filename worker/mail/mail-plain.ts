import { asksInDoubt, type MailTexts } from './mail-texts.ts'

/** A mail for whoever reads without HTML: the same sentences in the same order. */
export function mailPlain(texts: MailTexts, link: string | null): string {
  const { text, facts, action, notYou, why } = texts
  const asked = action !== null && link !== null ? [`${action.label}\n${link}`] : []
  const parts = [
    text,
    facts.join('\n'),
    asksInDoubt(texts) ? notYou : '',
    ...asked,
    action?.valid ?? '',
    asksInDoubt(texts) ? '' : notYou,
    `-- \nStartline\n${why}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
