import { notYouComesFirst, type MailTexts } from './mail-parts.ts'

/** Plain text of an email: the same sentences as in HTML, in the same order. */
export function mailPlain(texts: MailTexts, link: string | null): string {
  const { text, facts, action, notYou, why } = texts
  const button = action !== null && link !== null ? [`${action.label}\n${link}`] : []
  const parts = [
    text,
    facts.join('\n'),
    notYouComesFirst(texts) ? notYou : '',
    ...button,
    action?.valid ?? '',
    notYouComesFirst(texts) ? '' : notYou,
    `-- \nStartline\n${why}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
