import { baseLocale } from '../../src/model/locales.ts'
import type { Database } from '../db/client.ts'
import { decideItem } from '../domain/moderation/decide-item.ts'
import { findItem } from '../domain/moderation/find-item.ts'
import { countInbox, listInbox } from '../domain/moderation/list-inbox.ts'
import type { ModeratedKinds } from '../domain/moderation/moderated-kind.ts'
import { openItem } from '../domain/moderation/open-item.ts'
import { undoDecision } from '../domain/moderation/undo-decision.ts'
import type { ModerateCommand } from './moderate-command.ts'

/** Dependencies of a command. */
interface Context {
  db: Database
  kinds: ModeratedKinds
  now: Date
}

const operator = { memberId: null, from: null }
const hour = 3_600_000

/** The oldest 30 items, a line each, and the counts. */
async function list({ db, kinds, now }: Context): Promise<string> {
  const { entries } = await listInbox(db, kinds, { kind: null, after: null }, baseLocale)
  const { waiting, done } = await countInbox(db, kinds, now.toISOString().slice(0, 10))
  const lines = entries.map(({ item, subject }) => {
    const hours = Math.floor((now.getTime() - Date.parse(item.submittedAt)) / hour)
    const age = `${hours} h${hours >= 24 ? ' late' : ''}`
    const text = (subject.text ?? '').replaceAll(/\s+/gu, ' ').slice(0, 60)
    return [String(item.id).padStart(6), age.padEnd(11), item.kind.padEnd(8), subject.title, text]
      .join('  ')
      .trimEnd()
  })
  const counts = waiting.map(({ kind, n }) => `${kind} ${n}`).join(', ')
  return [...lines, `waiting: ${counts === '' ? 'nothing' : counts}; done today: ${done}`].join(
    '\n',
  )
}

async function show(id: number, { db, kinds, now }: Context): Promise<string> {
  const { item, subject, author, signals } = await openItem(db, kinds, id, null, baseLocale, now)
  const { others, similar } = signals
  const lines = {
    item: `${item.id}, ${item.kind}, ${item.state}`,
    sent: item.submittedAt,
    ...(subject.version === undefined ? {} : { version: String(subject.version) }),
    about: subject.title,
    ...(subject.stars === null ? {} : { stars: String(subject.stars) }),
    ...Object.fromEntries(subject.fields.map(({ name, value }) => [name, value])),
    author:
      author === null ? 'without an account' : `${author.username}, since ${author.createdAt}`,
    others: `${others.approved} approved, ${others.rejected} rejected, ${others.waiting} waiting`,
    link: signals.link ?? 'none',
    similar:
      similar === null ? 'none' : `${Math.round(similar.share * 100)} % also in: ${similar.title}`,
    'name within': signals.nameWithin ?? 'none',
    ...(signals.isNamedOfficial ? { 'named official': 'yes' } : {}),
    network: `${signals.sameNetwork} texts of others in 30 days`,
  }
  const facts = Object.entries(lines).map(([name, value]) => `${`${name}:`.padEnd(16)}${value}`)
  return [...facts, '', subject.text ?? '(no text)'].join('\n')
}

/** Executes a command. @returns the output for the operator. @throws DomainError not-found, conflict */
export async function runModerateCommand(
  command: ModerateCommand,
  context: Context,
): Promise<string> {
  const { db, kinds, now } = context
  if (command.verb === 'list') return await list(context)
  const { id } = command
  if (command.verb === 'show') return await show(id, context)
  const item = await findItem(db, kinds, id)
  if (command.verb === 'undo') {
    const decisionId = item.decisionId ?? ''
    await undoDecision(db, kinds, { itemId: id, decisionId }, operator, now)
    return `Item ${id} waits again.`
  }
  const { reason, version, note: answer } = command
  const verdict = { itemId: id, submittedAt: item.submittedAt, version, reason, answer }
  await decideItem(db, kinds, verdict, operator, now)
  const done = reason === null ? 'approved' : `rejected: ${reason}`
  return `Item ${id} is ${done}. "undo ${id}" takes it back within ten seconds.`
}
