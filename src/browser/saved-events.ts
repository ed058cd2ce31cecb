import { savedEventsLifeMs } from '../model/limits.ts'
import { readSaved, toggleSaved } from '../model/saved-events.ts'
import { localStore } from './storage.ts'

const key = 'saved'

/** Permalinks of the events saved in this browser, newest first. */
export function savedEvents(): string[] {
  return readSaved(localStore.get(key))
}

/** Saves an event, or removes a saved one. @returns true if it is saved now */
export function toggleSavedEvent(permalink: string): boolean {
  const saved = toggleSaved(savedEvents(), permalink)
  localStore.set(key, saved, savedEventsLifeMs)
  return saved.includes(permalink)
}

/** True if the browser has no local storage, so that saved events are lost with the page. */
export function isStorageUnavailable(): boolean {
  try {
    return typeof window.localStorage.length !== 'number'
  } catch {
    return true
  }
}
