import { sql } from 'drizzle-orm'

/** Milliseconds after which a correction that its organiser has not decided goes to the moderators as well. */
export const organiserMs = 7 * 86_400_000

/** Condition for corrections in `feedback` that an organiser has left for a week and no moderator has been given. */
export function leftCorrections(now: Date) {
  const weekAgo = new Date(now.getTime() - organiserMs).toISOString()
  return sql`path IS NOT NULL AND passed_on_at IS NULL AND sent_at < ${weekAgo}`
}
