import type { Locale } from '../../src/model/locales.ts'
import type { Database } from '../db/client.ts'
import { readAlert } from '../domain/community/alerts/read-alert.ts'
import type { Subscription } from '../domain/community/choices/subscription.ts'
import { readSearchEmail } from '../domain/community/saved-searches/read-search-email.ts'
import { readStartList } from '../domain/community/start-list/read-start-list.ts'
import type { DueMail } from '../domain/messages/mail/due-mail.ts'
import type { BulkContent } from '../domain/messages/mail/mail-kinds.ts'
import type { NewsContent } from './mail-texts.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'

interface ReadNews {
  content: NewsContent
  /** Present language of the reader. */
  locale: Locale
  subscription: Subscription
  /** Emails that the link of each section ends; none if sections cannot be ended alone. */
  ofSections: readonly Subscription[]
}

const ended = () => new UndeliverableMail('the reader does not get such emails any more')
const empty = () => new UndeliverableMail('nothing of it is true any more')

type QueuedSearches = Extract<BulkContent, { kind: 'search' }>['details']['searches']

async function searchNews(
  db: Database,
  { memberId, address }: DueMail,
  queued: QueuedSearches,
): Promise<ReadNews> {
  const email = memberId === null ? null : await readSearchEmail(db, memberId, queued)
  if (memberId === null || email === null || email.reader.email !== address) throw ended()
  const { searches, reader } = email
  if (searches.length === 0) throw empty()
  const ofSections = searches.map(({ id }) => ({ kind: 'search', searchId: id }) as const)
  const [only] = ofSections
  return {
    content: { kind: 'search', details: { searches } },
    locale: reader.locale,
    subscription:
      only === undefined || ofSections.length > 1 ? { kind: 'searches', memberId } : only,
    ofSections,
  }
}

/**
 * Reads the facts of an email about events when it is sent, so that it has the present names, dates and language.
 * @throws UndeliverableMail if the reader gets none any more, or nothing is left to announce
 */
export async function newsContent(
  db: Database,
  row: DueMail,
  queued: BulkContent,
): Promise<ReadNews> {
  const { memberId, address, createdAt } = row
  if (queued.kind === 'alert') {
    const alert = memberId === null ? null : await readAlert(db, memberId, queued.details)
    if (memberId === null || alert === null || alert.reader.email !== address) throw ended()
    const { events, answers, challenges, waiting } = alert
    if (events.length + answers.length + challenges.length + waiting.length === 0) throw empty()
    return {
      content: { kind: 'alert', details: { events, answers, challenges, waiting } },
      locale: alert.reader.locale,
      subscription: { kind: 'alerts', memberId },
      ofSections: [],
    }
  }
  if (queued.kind === 'search') return await searchNews(db, row, queued.details.searches)
  const { subscription, find, ...ids } = queued.details
  const wanted = { ...ids, find: find === null ? [] : [find] }
  const list = await readStartList(db, subscription, wanted)
  if (list === null || list.reader.email !== address) throw ended()
  if (Object.values(list.parts).every((part) => part.length === 0)) throw empty()
  return {
    content: { kind: 'start-list', details: { day: createdAt.slice(0, 10), parts: list.parts } },
    locale: list.reader.locale,
    subscription: { kind: 'start-list', publicId: subscription },
    ofSections: [],
  }
}
