import { createIsomorphicFn } from '@tanstack/react-start'
import { preferencesOf, type Preferences } from '../model/preferences.ts'
import { serverPreferences } from './preferences.server.ts'

/** The preferences this page is worded in: of the request on the server, of the page that was served in a browser. */
export const getPreferences: () => Preferences = createIsomorphicFn()
  .server(() => serverPreferences())
  .client(() => {
    const { unit, currency } = document.documentElement.dataset
    return preferencesOf(unit, currency)
  })
