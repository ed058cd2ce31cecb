import { useEffect, useState } from 'react'
import { useEditor, useFact } from '../draft/editor-context.ts'
import { fetchPin } from './place-api.ts'

const pauseMs = 300

/** Gives a town with a pin its city. @returns true for a pin in another country than the city that was chosen */
export function usePin(at: string): boolean {
  const { store } = useEditor()
  const [lat] = useFact(`${at}.lat`)
  const [lon] = useFact(`${at}.lon`)
  const [town] = useFact(`${at}.town`)
  const [cityId] = useFact(`${at}.cityId`)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (typeof lat !== 'number' || typeof lon !== 'number') return setElsewhere(false)
    const chosen = typeof cityId === 'number' ? cityId : null
    if (town === null && chosen === null) return setElsewhere(false)
    let isCancelled = false
    const look = async () => {
      const pin = await fetchPin({ lat, lon }, chosen)
      if (isCancelled || pin === null) return
      setElsewhere(!pin.isInCountry)
      if (town !== null && pin.isInCountry && pin.city !== null)
        store.set(`${at}.cityId`, pin.city.id)
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [store, at, lat, lon, town, cityId])
  return isElsewhere
}
