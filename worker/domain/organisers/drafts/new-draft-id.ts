import { draftIdOf } from '../../../../src/model/event/draft-ids.ts'

/** Random id of a draft. */
export const newDraftId = (): string => draftIdOf(crypto.randomUUID())
