import type { SavedState } from '../model/members/saved-states.ts'
import { m } from '../paraglide/messages.js'

/** Plans for a saved event, in words. */
export const savedStateTexts = {
  thinking: m.saved_state_thinking,
  entered: m.saved_state_entered,
  done: m.saved_state_done,
} as const satisfies Record<SavedState, unknown>
