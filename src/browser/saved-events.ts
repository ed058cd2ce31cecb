import { savedEventsLifeMs } from '../model/limits.ts'
import { readSaved, toggleSaved } from '../model/saved-events.ts'
import { local } from './storage.ts'

const key = 'saved'

/** Permalinks of the events saved in this browser, newest first. */
export function savedEvents(): string[] {
  return readSaved(local.get(key))
}

/** Saves an event, or takes it out where it was saved. True says that it is saved now. */
export function toggleSavedEvent(permalink: string): boolean {
  const saved = toggleSaved(savedEvents(), permalink)
  local.set(key, saved, savedEventsLifeMs)
  return saved.includes(permalink)
}

/** Whether this browser keeps nothing, so that what is saved ends with the page. */
export function isForgetful(): boolean {
  try {
    return typeof window.localStorage.length !== 'number'
  } catch {
    return true
  }
}
