import { useEffect, useRef, useState } from 'react'
import { folder } from 'startline:basemap'
import type { MapLabels } from '../../../model/calendar/map-labels.ts'
import type { MapMark } from '../../../model/calendar/map-view.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Camera } from './camera.ts'
import { placeLabels } from './place-labels.ts'
import { keepInPlace, type Stage } from './stage.ts'

/** Zoom from which the names of smaller places are loaded too. */
const closeZoom = 5.5

async function fetchLabels(name: string): Promise<MapLabels> {
  const response = await fetch(`${folder}/${name}.json`)
  if (!response.ok) throw new Error(`Map labels ${name}: HTTP ${response.status}`)
  const labels: MapLabels = await response.json()
  return labels
}

/** Loads labels if enabled. A failure is ignored, because the map is useful without names. */
function useLabels(name: string, isEnabled: boolean): MapLabels | null {
  const [labels, setLabels] = useState<MapLabels | null>(null)
  useEffect(() => {
    if (isEnabled) fetchLabels(name).then(setLabels, () => setLabels(null))
  }, [name, isEnabled])
  return labels
}

const noLabels: MapLabels = { countries: [], cities: [] }

/** Names of countries and cities in the page's language. They are HTML, because browsers can render every script. */
export function LabelLayer({
  stage,
  camera,
  marks,
}: {
  stage: Stage
  /** The camera after the last move. */
  camera: Camera
  marks: readonly MapMark[]
}) {
  const layer = useRef<HTMLDivElement>(null)
  const far = useLabels(getLocale(), true) ?? noLabels
  const close = useLabels(`${getLocale()}-close`, camera.zoom >= closeZoom) ?? noLabels
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
