import { useEffect } from 'react'
import { savedChanged } from '../../../browser/events.ts'
import { markHearts } from '../../../browser/mark-hearts.ts'
import { savedPageView, type SavedPageView } from '../../../model/schemas/saved-page.ts'
import type { SavedPageQuery } from '../../../model/schemas/saved-query.ts'
import { useAccountData } from '../profile/use-account-data.ts'
import { savedDataPath } from './load-saved-page.ts'

/** The member's saved events, and a function that loads them again. Loads them when the list has changed elsewhere. */
export function useSavedPage(query: SavedPageQuery, served: SavedPageView | null) {
  const { data, load } = useAccountData(savedDataPath(query), savedPageView, served)
  useEffect(() => {
    const reload = () => void load()
    document.addEventListener(savedChanged, reload)
    return () => document.removeEventListener(savedChanged, reload)
  }, [load])
  useEffect(() => markHearts(), [data])
  return { data, load }
}
