import { isLocale, baseLocale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Database } from '../db/client.ts'
import type { DueMail } from '../domain/mail/due-mail.ts'
import { readMailContent } from '../domain/mail/mail-kinds.ts'
import { issueToken } from '../domain/tokens/tokens.ts'
import { mailHtml } from './mail-html.tsx'
import { mailPlain } from './mail-plain.ts'
import { mailTexts } from './mail-texts.ts'

/**
 * Words a mail, with a link whose token is made here and kept nowhere: neither the queue nor a copy of the database
 * opens an account. A mail that is tried again gets a new one, which voids the one before.
 * @param site origin that links lead to
 * @throws ValiError when the row holds nothing that this version can word
 */
export async function renderDue(
  db: Database,
  row: DueMail,
  site: string,
  now: Date,
): Promise<{ subject: string; html: string; text: string }> {
  const { memberId, address } = row
  const locale = isLocale(row.locale) ? row.locale : baseLocale
  const content = readMailContent(row.kind, row.details)
  const texts = mailTexts(content, { address, locale, at: row.createdAt })
  const { action } = texts
  let link: string | null = null
  if (action !== null) {
    const url = new URL(pathOf({ to: 'members', page: action.page }, locale), site)
    const { purpose } = action
    if (purpose !== null) {
      const asked = { purpose, memberId, address }
      url.searchParams.set('confirmation_token', await issueToken(db, asked, now))
    }
    link = url.href
  }
  return {
    subject: texts.subject,
    html: mailHtml(texts, link, locale),
    text: mailPlain(texts, link),
  }
}
