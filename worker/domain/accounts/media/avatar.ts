import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { member } from '../members/member.table.ts'
import { media } from './media.table.ts'

/** A picture whose file is in the store. */
export interface StoredPicture {
  id: string
  /** Pixels. */
  width: number
  height: number
  bytes: number
}

/** Statement that hides all avatars of a member; the next sweep deletes their files. */
function dropAvatars(db: Database, memberId: number, now: Date) {
  return db
    .update(media)
    .set({ droppedAt: now.toISOString() })
    .where(and(eq(media.memberId, memberId), eq(media.purpose, 'avatar'), isNull(media.droppedAt)))
}

/** Statement that sets or removes the avatar of a member. */
function assignAvatar(db: Database, memberId: number, avatarId: string | null, now: Date) {
  return db
    .update(member)
    .set({ avatarId, updatedAt: now.toISOString() })
    .where(eq(member.id, memberId))
}

/** Sets the avatar of a member and drops the previous one, in one transaction. */
export async function setAvatar(
  db: Database,
  memberId: number,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await db.batch([
    dropAvatars(db, memberId, now),
    db.insert(media).values({ ...picture, memberId, purpose: 'avatar', createdAt }),
    assignAvatar(db, memberId, picture.id, now),
  ])
}

/** Removes the avatar of a member, if any. */
export async function removeAvatar(db: Database, memberId: number, now: Date): Promise<void> {
  await db.batch([dropAvatars(db, memberId, now), assignAvatar(db, memberId, null, now)])
}
