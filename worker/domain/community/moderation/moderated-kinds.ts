import type { ModerationKind } from '../../../../src/model/moderation.ts'
import { moderatedReview } from '../reviews/moderated-review.ts'
import type { ModeratedKind } from './moderated-kind.ts'

export type ModeratedKinds = ReadonlyMap<ModerationKind, ModeratedKind>

const list: readonly ModeratedKind[] = [moderatedReview]

/** The nouns that moderators decide. Each joins with one line of the list above. */
export const moderatedKinds: ModeratedKinds = new Map(list.map((each) => [each.kind, each]))
