import { copiesKey } from '../model/members/copies-key.ts'
import { localStore } from './storage.ts'

/** Drops copies of tickets that belong to another member. @param username empty once no member is signed in */
export function dropCopiesOfOthers(username: string): void {
  const owner = localStore.get(copiesKey)
  if (owner !== null && owner !== username) void caches.delete(copiesKey)
}
