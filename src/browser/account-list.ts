import { readSaved } from '../model/members/saved-events.ts'
import { isAccountList, savedEvents, storeAccountList } from './saved-events.ts'
import { sendPersistently } from './send-persistently.ts'
import type { SendResult } from './send.ts'

/** Saved events of a signed-in member. Loaded only for members. */

const add = '/api/events/addToBucketList'
const remove = '/api/events/removeFromBucketList'
const savedEventsUrl = '/api/profile/saved-events'
const conflict = 409
const notFound = 404

/** Changes are sent one after another, so that the last press of a heart is what the account has in the end. */
let changes: Promise<unknown> = Promise.resolve()
let changeCount = 0
/** Notes of events removed on this page, for the case that the removal is taken back. */
const removedNotes = new Map<string, string>()

/**
 * Brings the browser's copy up to date with the member's list; events saved before signing in are added to the list.
 * @returns true if the account got an event that it did not have
 */
export async function syncAccountList(): Promise<boolean> {
  const before = changeCount
  const isCopy = isAccountList()
  const result = await (isCopy
    ? sendPersistently('GET', '/api/events/getBucketList')
    : sendPersistently('POST', savedEventsUrl, { permalinks: savedEvents() }))
  // A response from before a press would take the press back; the next page asks again.
  if (!result.ok || before !== changeCount) return false
  const { body } = result
  const entries: unknown = isCopy ? body : Object(body)['entries']
  const list: unknown[] = Array.isArray(entries) ? entries : []
  storeAccountList(readSaved(list.map((entry) => Object(entry)['permalink'])))
  return !isCopy && Number(Object(body)['added']) > 0
}

async function addEvent(permalink: string): Promise<SendResult> {
  const result = await sendPersistently('POST', add, { permalink })
  const note = removedNotes.get(permalink)
  if (result.ok && note !== undefined)
    await sendPersistently('PATCH', savedEventsUrl, { permalink, note })
  return result
}

async function removeEvent(permalink: string): Promise<SendResult> {
  const result = await sendPersistently('DELETE', remove, { permalink })
  const note: unknown = result.ok ? Object(result.body)['note'] : null
  if (typeof note === 'string') removedNotes.set(permalink, note)
  return result
}

/** Sends a press of a heart. @returns the code of the error; null if the account has the change */
export async function sendChange(permalink: string, isSaved: boolean): Promise<string | null> {
  changeCount += 1
  const sent = changes.then(() => (isSaved ? addEvent(permalink) : removeEvent(permalink)))
  changes = sent
  const result = await sent
  // The account had the change already (spec §8).
  const isDone = result.ok || result.status === (isSaved ? conflict : notFound)
  return isDone ? null : result.code
}
