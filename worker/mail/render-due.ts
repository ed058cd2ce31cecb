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
import { mailTexts } from './mail-texts.ts'
import type { MailAction } from './mail-parts.ts'

/** Purposes whose links give access to an account; they are sent only to the account's present address. */
const accessPurposes: readonly TokenPurpose[] = ['confirm', 'reset', 'undelete']

async function linkOf(
  db: Database,
  { memberId, address }: DueMail,
  { page, purpose }: MailAction,
  { site, locale, now }: { site: string; locale: Locale; now: Date },
): Promise<string> {
  const url = new URL(pathOf({ to: 'members', page }, locale), site)
  if (purpose === null) return url.href
  if (accessPurposes.includes(purpose)) {
    const holder = memberId === null ? null : await findMember(db, memberId)
    if (emailKey(holder?.email ?? '') !== emailKey(address))
      throw new UndeliverableMail('the account has another address by now')
  }
  const token = await issueToken(db, { purpose, memberId, address }, now)
  url.searchParams.set('confirmation_token', token)
  return url.href
}

/**
 * Renders a queued email. The token of its link is issued here and not stored, so that neither the queue nor a copy of the
 * database gives access to an account. A further attempt issues a new one.
 * @param site origin of the link
 * @throws UndeliverableMail; ValiError if this version does not know the row's kind or details
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
