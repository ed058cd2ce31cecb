import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { savedChanged } from '../../../browser/events.ts'
import { markHearts } from '../../../browser/mark-hearts.ts'
import { savedPageView } from '../../../model/schemas/account/saved-page.ts'
import type { SavedPageQuery } from '../../../model/members/saved-query.ts'
import { useAccountData } from '../../member-area/use-account-data.ts'
import { savedApi, savedKeys } from './saved-request.ts'

/** The member's saved events, and a function that loads them again. Loads them when the list has changed elsewhere. */
export function useSavedPage(query: SavedPageQuery, served: unknown) {
  const [first] = useState(() => v.safeParse(savedPageView, served))
  const request = useCallback(() => savedApi.$get({ query: savedKeys(query) }), [query])
  const { data, load } = useAccountData(request, savedPageView, first.success ? first.output : null)
  useEffect(() => {
    const reload = () => void load()
    document.addEventListener(savedChanged, reload)
    return () => document.removeEventListener(savedChanged, reload)
  }, [load])
  useEffect(() => markHearts(), [data])
  return { data, load }
}
