import { deleteDueMembers, waitingMembers } from '../domain/registry/delete-due-members.ts'
import { deleteMemberPreferences } from '../preferences/member-preferences.ts'
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
    await deleteDueMembers(db, forget, now, limit)
  },
  lag: async (db, now) => await readLag(db, now, waitingMembers(now)),
}
