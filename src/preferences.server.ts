import type { Preferences } from './model/preferences.ts'
import { preferencesOfVisit } from '../worker/visit.ts'

export function serverPreferences(): Preferences {
  return preferencesOfVisit()
}
