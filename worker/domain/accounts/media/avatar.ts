import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { member } from '../members/member.table.ts'
import { media } from './media.table.ts'

/** A file that the store already has. */
export interface StoredPicture {
  id: string
  /** Pixels. */
  width: number
  height: number
  bytes: number
}

/** A statement that takes all avatars of a member from view; their files go with the next sweep. */
function dropAvatars(db: Database, memberId: number, now: Date) {
  return db
    .update(media)
    .set({ droppedAt: now.toISOString() })
    .where(and(eq(media.memberId, memberId), eq(media.purpose, 'avatar'), isNull(media.droppedAt)))
}

/** A statement by which a member has this avatar, or none. */
function pointTo(db: Database, memberId: number, avatarId: string | null, now: Date) {
  return db
    .update(member)
    .set({ avatarId, updatedAt: now.toISOString() })
    .where(eq(member.id, memberId))
}

/** Gives a member an avatar and drops the one before, in one transaction. */
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
    pointTo(db, memberId, picture.id, now),
  ])
}

/** Leaves a member without an avatar; nothing happens to one who has none. */
export async function removeAvatar(db: Database, memberId: number, now: Date): Promise<void> {
  await db.batch([dropAvatars(db, memberId, now), pointTo(db, memberId, null, now)])
}
