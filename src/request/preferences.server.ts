import { renderedPreferences } from '../../worker/pages/rendering-context.ts'
import type { Preferences } from '../model/preferences.ts'

export function serverPreferences(): Preferences {
  return renderedPreferences()
}
