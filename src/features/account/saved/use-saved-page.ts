import { useEffect } from 'react'
import { savedChanged } from '../../../browser/events.ts'
import { markHearts } from '../../../browser/mark-hearts.ts'
import { savedPageView } from '../../../model/schemas/saved-page.ts'
import { useAccountData } from '../profile/use-account-data.ts'

/** The member's saved events, and a function that loads them again. Loads them when the list has changed elsewhere. */
export function useSavedPage() {
  const { data, load } = useAccountData('/api/profile/saved-events', savedPageView)
  useEffect(() => {
    const reload = () => void load()
    document.addEventListener(savedChanged, reload)
    return () => document.removeEventListener(savedChanged, reload)
  }, [load])
  useEffect(() => markHearts(), [data])
  return { data, load }
}
