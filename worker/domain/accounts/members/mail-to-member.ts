import { localeOrDefault } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import type { MailContent } from '../../messages/mail/mail-kinds.ts'
import { queueMail } from '../../messages/mail/queue-mail.ts'
import type { MemberRow } from './find-member.ts'

/** Statement that queues an email to a member's own address, in the member's language. */
export function mailToMember(
  db: Database,
  { id, email, locale }: Pick<MemberRow, 'id' | 'email' | 'locale'>,
  content: MailContent,
  now: Date,
) {
  return queueMail(
    db,
    { ...content, memberId: id, address: email, locale: localeOrDefault(locale) },
    now,
  )
}
