import { readSaved } from '../model/members/saved-events.ts'
import type { SavedEntryView } from '../model/schemas/account/saved-events.ts'
import { isAccountList, savedEvents, storeAccountList } from './saved-events.ts'
import { browserApi } from '../api/browser-api.ts'
import { persistently } from '../api/persistently.ts'
import type { SendResult } from '../api/result.ts'

/** Saved events of a signed-in member. Loaded only for members. */

const conflict = 409
const notFound = 404

/** Changes are sent one after another, so that the last press of a heart is what the account has in the end. */
let changes: Promise<unknown> = Promise.resolve()
let changeCount = 0
/** Notes and plans of events removed on this page, for the case that the removal is taken back. */
const removed = new Map<string, Pick<SavedEntryView, 'note' | 'state' | 'result'>>()

interface AccountList {
  permalinks: string[]
  /** Number of events that the account did not have. */
  added: number
}

const listOf = (entries: readonly { permalink: string }[], added: number): AccountList => ({
  permalinks: readSaved(entries.map(({ permalink }) => permalink)),
  added,
})

async function readList(): Promise<AccountList | null> {
  const result = await persistently(() => browserApi.events.getBucketList.$get())
  return result.ok ? listOf(result.body, 0) : null
}

/** Adds the events of this browser to the member's list. */
async function uniteLists(): Promise<AccountList | null> {
  const json = { permalinks: savedEvents() }
  const result = await persistently(() => browserApi.profile['saved-events'].$post({ json }))
  return result.ok ? listOf(result.body.entries, result.body.added) : null
}

/**
 * Brings the browser's copy up to date with the member's list; events saved before signing in are added to the list.
 * @returns true if the account got an event that it did not have
 */
export async function syncAccountList(): Promise<boolean> {
  const before = changeCount
  const isCopy = isAccountList()
  const result = await (isCopy ? readList() : uniteLists())
  // A response from before a press would take the press back; the next page asks again.
  if (result === null || before !== changeCount) return false
  storeAccountList(result.permalinks)
  return result.added > 0
}

async function addEvent(permalink: string): Promise<SendResult> {
  const result = await persistently(() =>
    browserApi.events.addToBucketList.$post({ json: { permalink } }),
  )
  const before = removed.get(permalink)
  if (result.ok && before !== undefined) {
    const json = {
      permalink,
      note: before.note ?? '',
      state: before.state ?? '',
      result: before.result ?? '',
    } as const
    await persistently(() => browserApi.profile['saved-events'].$patch({ json }))
  }
  return result
}

async function removeEvent(permalink: string): Promise<SendResult> {
  const result = await persistently(() =>
    browserApi.events.removeFromBucketList.$delete({ json: { permalink } }),
  )
  if (result.ok && (result.body.note !== null || result.body.state !== null))
    removed.set(permalink, result.body)
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
