import { useEffect, useRef, useState } from 'react'
import { folder } from 'startline:basemap'
import type { MapLabels } from '../../../model/map-labels.ts'
import type { MapMark } from '../../../model/map-view.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Camera } from './camera.ts'
import { placeLabels } from './place-labels.ts'
import { keepInPlace, type Stage } from './stage.ts'

/** From this zoom on the names of smaller places are fetched, too. */
const closeZoom = 5.5

async function fetchLabels(name: string): Promise<MapLabels> {
  const answer = await fetch(`${folder}/${name}.json`)
  if (!answer.ok) throw new Error(`The names of the map answered ${answer.status}.`)
  const labels: MapLabels = await answer.json()
  return labels
}

/** A map without names is better than none: what fails is asked for again with the next map. */
function useLabels(name: string, isWanted: boolean): MapLabels | null {
  const [labels, setLabels] = useState<MapLabels | null>(null)
  useEffect(() => {
    if (isWanted) fetchLabels(name).then(setLabels, () => setLabels(null))
  }, [name, isWanted])
  return labels
}

const none: MapLabels = { countries: [], cities: [] }

/** Names of countries and cities in the page's language and face, set by the browser, which knows every script. */
export function LabelLayer({
  stage,
  camera,
  marks,
}: {
  stage: Stage
  /** Where the map came to rest. */
  camera: Camera
  marks: readonly MapMark[]
}) {
  const layer = useRef<HTMLDivElement>(null)
  const far = useLabels(getLocale(), true) ?? none
  const close = useLabels(`${getLocale()}-close`, camera.zoom >= closeZoom) ?? none
  const all = { countries: far.countries, cities: [...far.cities, ...close.cities] }
  const labels = placeLabels(all, camera, stage.size, marks)
  useEffect(() => {
    if (layer.current !== null) return keepInPlace(layer.current, labels, stage)
  }, [labels, stage])
  return (
    <div className="map-names" aria-hidden="true" ref={layer}>
      {labels.map(({ name, side, lon, lat }) => (
        <span
          className={side === 'middle' ? 'country' : `city ${side}`}
          key={`${name} ${lon} ${lat}`}
        >
          <span>{name}</span>
        </span>
      ))}
    </div>
  )
}
