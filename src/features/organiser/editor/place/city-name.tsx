import { useEffect, useState } from 'react'
import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { fetchCity } from './place-api.ts'
import { placeText } from './place-text.ts'

/** Name of the city of an id; an ellipsis until it is loaded. */
export function CityName({ id }: { id: number }) {
  const [city, setCity] = useState<PlaceView | null>(null)
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      const found = await fetchCity(id)
      if (!isCancelled) setCity(found)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [id])
  return city?.id === id ? placeText(city) : '…'
}
