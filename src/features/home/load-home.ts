import { api, bodyOf } from '../../api/index.ts'
import type { Alternates, HomeView, NearView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { getHere } from '../../request/rendering.ts'

export interface LoadedHome {
  home: HomeView
  /** Events near the reader; null unless the URL asks for them. */
  near: NearView | null
  /** The paths in each language, at the place where the frame reads them. */
  alternates: Alternates
}

async function fetchNear(): Promise<NearView> {
  const place = getHere()
  const here = place === null ? {} : { here: `${place.lat},${place.lon}` }
  return await bodyOf(await api.home.near.$get({ query: { ...readerQuery(), ...here } }))
}

/** @param isNear true for a URL that asks for events near the reader; its page is of one reader and never cached */
export async function loadHome(isNear: boolean): Promise<LoadedHome> {
  const [home, near] = await Promise.all([
    api.home.$get({ query: readerQuery() }).then(bodyOf),
    isNear ? fetchNear() : null,
  ])
  return { home, near, alternates: home.alternates }
}
