import type { Preferences } from '../model/preferences.ts'
import { preferencesOfVisit } from '../../worker/pages/rendering-context.ts'

export function serverPreferences(): Preferences {
  return preferencesOfVisit()
}
