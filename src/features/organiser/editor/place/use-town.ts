import { useEffect, useState } from 'react'
import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { useEditor, useFact } from '../draft/editor-context.ts'
import { fetchCity, fetchPlaces } from './place-api.ts'
import { placeText } from './place-text.ts'
import {
  nameBeforeArea,
  placeNamed,
  withPlace,
  withTypedTown,
  type TownFacts,
} from './town-choice.ts'

const pauseMs = 250
/** Characters from which places are looked for. */
const shortest = 2

/** Places that were found for a text; null while they are looked for. */
interface Found {
  text: string
  places: readonly PlaceView[]
}

/** The city of a place at a path, once it is loaded. */
export function useCity(at: string): PlaceView | null {
  const [id] = useFact(`${at}.cityId`)
  const [city, setCity] = useState<PlaceView | null>(null)
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      const found = typeof id === 'number' ? await fetchCity(id) : null
      if (!isCancelled) setCity(found)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [id])
  return city?.id === id ? city : null
}

function useFound(typed: string | null): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const text = typed?.trim() ?? ''
  useEffect(() => {
    if (text.length < shortest) return setFound(null)
    let isCancelled = false
    const look = async () => {
      const places = await fetchPlaces(text)
      if (!isCancelled && places !== null) setFound({ text, places })
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [text])
  return found?.text === text ? found : null
}

/** The text that is typed as a town, the places found for it, and the ways to settle on one. */
export function useTown(at: string, city: PlaceView | null) {
  const { store } = useEditor()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useFound(typed)
  const set = (change: (facts: TownFacts) => TownFacts) => {
    const number = (field: string) => {
      const value = store.get(`${at}.${field}`)
      return typeof value === 'number' ? value : null
    }
    const town = store.get(`${at}.town`)
    const before = {
      cityId: number('cityId'),
      town: typeof town === 'string' ? town : null,
      lat: number('lat'),
      lon: number('lon'),
    }
    for (const [field, value] of Object.entries(change(before))) store.set(`${at}.${field}`, value)
  }
  const choose = (place: PlaceView) => {
    set((facts) => withPlace(facts, place))
    setTyped(null)
  }
  const keep = (text: string) => {
    set((facts) => withTypedTown(facts, text.trim(), city))
    setTyped(null)
  }
  /** Takes over what was typed: the place of this name, or the name as it is. An empty text takes the place away. */
  const settle = async (text: string) => {
    const name = text.trim()
    if (name === '') {
      setTyped(null)
      set(() => ({ cityId: null, town: null, lat: null, lon: null }))
      return
    }
    // The shown text of a chosen city is the same city, also after one of its letters was changed.
    const bare = nameBeforeArea(name)
    if (city !== null && bare === city.name) {
      if (store.get(`${at}.town`) === null) setTyped(null)
      else choose(city)
      return
    }
    const sought = bare ?? name
    const isFound = found !== null && bare === null
    const places = isFound
      ? found.places
      : ((sought.length < shortest ? null : await fetchPlaces(sought)) ?? [])
    const named = places.find((place) => placeText(place) === name) ?? placeNamed(name, places)
    if (named === null) keep(name)
    else choose(named)
  }
  return { typed, setTyped, found, choose, keep, settle }
}
