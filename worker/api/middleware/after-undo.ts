import { undoMs } from '../../../src/model/community/moderation.ts'

/** Resolves when a decision that has just been made can no longer be taken back. */
export async function afterUndo(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, undoMs + 250))
}
