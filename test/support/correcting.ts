import '../../src/i18n/all-words.ts'
import { readForm } from '../../src/model/values/form.ts'
import { feedbackFields } from '../../src/model/schemas/community/feedback.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import {
  applyCorrection,
  findApproved,
} from '../../worker/domain/community/corrections/apply-correction.ts'
import { correctionsFor } from '../../worker/domain/community/corrections/corrections-for.ts'
import { sweepCorrections } from '../../worker/domain/community/corrections/sweep-corrections.ts'
import { sendFeedback } from '../../worker/domain/community/feedback/send-feedback.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { listInbox } from '../../worker/domain/moderation/list-inbox.ts'
import type { ModeratedKinds } from '../../worker/domain/moderation/moderated-kind.ts'
import { presentEvent } from '../../worker/present/event/event.ts'
import { drafting } from './drafting.ts'
import { editor, organiserNow, publishing, type OrganiserTables } from './organiser-tables.ts'

/** Corrections of a published event on the tables of a test, proposed and decided as members do. */

/** Members who propose. */
export const runner = 601
export const swimmer = 602
/** Page that corrections name. */
export const source = 'https://club.example/news'
export const editors = correctionsFor({ id: editor, role: 'organiser' })

const today = organiserNow.toISOString().slice(0, 10)
const english = { locale: 'en', unit: 'metric', currency: 'EUR' } as const

export const later = (ms: number) => new Date(organiserNow.getTime() + ms)

export async function correcting(tables: OrganiserTables) {
  for (const table of ['moderation_item', 'feedback', 'mail'])
    await tables.run(`DELETE FROM ${table}`)
  const published = await drafting(tables).publishedEvent()
  const [edition] = published.facts.editions
  const [race] = edition?.races ?? []
  const editionPath = `editions.${edition?.key ?? ''}`
  const racePath = `${editionPath}.races.${race?.key ?? ''}`
  /** Paths of the event's edition, of its first race, and of that race's leg and price. */
  const at = {
    edition: editionPath,
    race: racePath,
    leg: `${racePath}.legs.${race?.legs[0]?.key ?? ''}`,
    price: `${racePath}.prices.${race?.prices[0]?.key ?? ''}`,
  }

  async function propose(path: string, value: object, from = runner): Promise<void> {
    const form = { permalink: published.permalink, category: 'wrong-fact', link: source }
    const read = readForm(feedbackFields, { ...form, fact: `facts.${path}`, ...value })
    if (!read.ok) throw new Error(JSON.stringify(read.fields))
    const sender = { memberId: from, locale: 'de', network: null } as const
    await sendFeedback(tables.db, sender, read.values, organiserNow)
  }

  async function decide(
    kinds: ModeratedKinds,
    reason: 'unfounded' | null = null,
    answer: string | null = null,
  ) {
    const [item] = await tables.all(
      `SELECT id, submitted_at FROM moderation_item WHERE state = 'waiting'`,
    )
    const itemId = Number(item?.['id'])
    const verdict = { itemId, submittedAt: String(item?.['submitted_at']), reason, answer }
    const by = { memberId: editor, from: null }
    return { itemId, decisionId: await decideItem(tables.db, kinds, verdict, by, later(1000)) }
  }

  async function apply(decisionId: string): Promise<boolean[]> {
    const found = await findApproved(tables.db, { decisionId })
    return await Promise.all(found.map((each) => applyCorrection(tables.db, each, publishing)))
  }

  const sweep = async (now: Date) => await sweepCorrections(tables.db, { ...publishing, now }, 20)
  const waiting = async (kinds: ModeratedKinds) =>
    (await listInbox(tables.db, kinds, { kind: null, after: null }, 'en')).entries
  const editionNow = async () =>
    (await readFacts(tables.db, published.eventId))?.facts.editions[0] ?? null

  /** The data of the event's page. */
  const pageNow = async () => {
    const { permalink } = published
    const query = { permalink, date: null, locale: 'en', at: today } as const
    const reader = { ...english, rates: publishing.rates, now: Date.parse('2026-11-21T09:00:00Z') }
    return presentEvent(await findEvent(tables.db, query, () => []), reader, today)
  }

  return { ...published, at, propose, decide, apply, sweep, waiting, editionNow, pageNow }
}

export type Correcting = Awaited<ReturnType<typeof correcting>>
