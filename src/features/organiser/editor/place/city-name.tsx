import { useEffect, useState } from 'react'
import { bracketed } from '../../../../i18n/joins.ts'
import type { CityView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { fetchCity } from './place-api.ts'

/** "Krems an der Donau (Lower Austria, Austria)" */
export const cityText = ({ name, area }: CityView): string => bracketed(name, area, getLocale())

/** Name of the city of an id; an ellipsis until it is loaded. */
export function CityName({ id }: { id: number }) {
  const [city, setCity] = useState<CityView | null>(null)
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
  return city?.id === id ? cityText(city) : '…'
}
