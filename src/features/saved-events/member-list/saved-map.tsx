import { useSearch } from '@tanstack/react-router'
import { api, bodyOf } from '../../../api/index.ts'
import { textOf } from '../../../model/values/text-of.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { MapPanel } from '../../event-views/map/map-panel.tsx'
import { useBoxInUrl } from '../../event-views/map/use-box-in-url.ts'
import type { FetchMarks } from '../../event-views/map/use-marks.ts'

const fetchMarks: FetchMarks = async (area, signal) => {
  const query = { ...area, locale: getLocale() }
  return await bodyOf(await api.profile['saved-events'].map.$get({ query }, { init: { signal } }))
}

/** The member's saved events on the calendar's map. A cluster that no zoom separates limits the list to it. */
export function SavedMap({ list }: { /** A value that changes with the list. */ list: unknown }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return (
    <MapPanel
      fetchMarks={fetchMarks}
      address={textOf(search, 'box') ?? null}
      opens="all"
      list={list}
      listFollows={false}
      onBox={useBoxInUrl()}
    />
  )
}
