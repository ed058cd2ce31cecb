import { deleteDueMembers, waitingMembers } from '../domain/registry/delete-due-members.ts'
import { deleteMemberPreferences } from '../preferences/member-preferences.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Accounts. */
const limit = 20

/** Deletes accounts after their grace period, and those that were never confirmed. */
export const deletedAccounts: Job = {
  name: 'deleted-accounts',
  every: 5,
  limit,
  run: async ({ settings, db, now }) => {
    const forget = (id: number) => deleteMemberPreferences(settings.KV, String(id))
    const deleted = await deleteDueMembers(db, forget, now, limit)
    // Their reviews, and the pictures and texts of organisations without people, may be on any page.
    if (deleted.length > 0) renderAnew('everything')
  },
  lag: async (db, now) => await readLag(db, now, waitingMembers(now)),
}
