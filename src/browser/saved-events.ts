import {
  memberSavedEventsLimit,
  savedEventsLifeMs,
  savedEventsLimit,
} from '../model/values/limits.ts'
import { readSaved, toggleSaved } from '../model/members/saved-events.ts'
import { localStore } from './storage.ts'

const key = 'saved'
const accountKey = 'saved-account'

/** True if the list is a copy of a member's. */
export const isAccountList = (): boolean => localStore.get(accountKey) === true

/** Permalinks of the saved events, newest first: the member's, or those of this browser if no member is signed in. */
export function savedEvents(): string[] {
  return readSaved(localStore.get(key))
}

function store(permalinks: readonly string[]): void {
  localStore.set(key, permalinks, savedEventsLifeMs)
}

/** Saves an event, or removes a saved one. @returns true if it is saved now */
export function toggleSavedEvent(permalink: string): boolean {
  const most = isAccountList() ? memberSavedEventsLimit : savedEventsLimit
  const saved = toggleSaved(savedEvents(), permalink, most)
  store(saved)
  return saved.includes(permalink)
}

/** Replaces the list by a copy of the member's. */
export function storeAccountList(permalinks: readonly string[]): void {
  store(permalinks)
  localStore.set(accountKey, true, savedEventsLifeMs)
}

/** Empties the copy of a member's list (spec §4: cleared when the session ends). */
export function forgetAccountList(): void {
  localStore.remove(key)
  localStore.remove(accountKey)
}

/** True if the browser has no local storage, so that saved events are lost with the page. */
export function isStorageUnavailable(): boolean {
  try {
    return typeof window.localStorage.length !== 'number'
  } catch {
    return true
  }
}
