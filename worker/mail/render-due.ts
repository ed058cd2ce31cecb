import { localeOrDefault, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Database } from '../db/client.ts'
import type { DueMail } from '../domain/messages/mail/due-mail.ts'
import { readMailContent } from '../domain/messages/mail/mail-kinds.ts'
import { findMember } from '../domain/accounts/members/find-member.ts'
import { emailKey } from '../domain/accounts/members/names.ts'
import { issueToken } from '../domain/accounts/tokens/issue-token.ts'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'
import { mailHtml } from './mail-html.tsx'
import { mailPlain } from './mail-plain.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import { mailTexts, type MailAction } from './mail-texts.ts'

/** Purposes by which an account is entered; a link of these goes to the account's own address only. */
const opening: readonly TokenPurpose[] = ['confirm', 'reset', 'undelete']

async function linkOf(
  db: Database,
  { memberId, address }: DueMail,
  { page, purpose }: MailAction,
  { site, locale, now }: { site: string; locale: Locale; now: Date },
): Promise<string> {
  const url = new URL(pathOf({ to: 'members', page }, locale), site)
  if (purpose === null) return url.href
  if (opening.includes(purpose)) {
    const holder = memberId === null ? null : await findMember(db, memberId)
    if (emailKey(holder?.email ?? '') !== emailKey(address))
      throw new UndeliverableMail('the account has another address by now')
  }
  const token = await issueToken(db, { purpose, memberId, address }, now)
  url.searchParams.set('confirmation_token', token)
  return url.href
}

/**
 * Words a mail, with a link whose token is made here and kept nowhere: neither the queue nor a copy of the database
 * opens an account. A mail that is tried again gets a new one.
 * @param site origin that links lead to
 * @throws UndeliverableMail, ValiError when the row holds nothing that this version can word
 */
export async function renderDue(
  db: Database,
  row: DueMail,
  site: string,
  now: Date,
): Promise<{ subject: string; html: string; text: string }> {
  const locale = localeOrDefault(row.locale)
  const content = readMailContent(row.kind, row.details)
  const texts = mailTexts(content, { address: row.address, locale, at: row.createdAt })
  const link =
    texts.action === null ? null : await linkOf(db, row, texts.action, { site, locale, now })
  return {
    subject: texts.subject,
    html: mailHtml(texts, link, locale),
    text: mailPlain(texts, link),
  }
}
