import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CityView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { m } from '../../../../paraglide/messages.js'
import { useEditor, useFact } from '../draft/editor-context.ts'
import { FactFrame } from '../fields/fact-field.tsx'
import { cityText } from './city-name.tsx'
import { fetchCities, fetchCity } from './place-api.ts'

const pauseMs = 250

/** The chosen city and those found for a text. */
function useCities(path: string) {
  const [id] = useFact(path)
  const [chosen, setChosen] = useState<CityView | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [found, setFound] = useState<readonly CityView[]>([])
  useEffect(() => {
    if (typeof id === 'number' && chosen?.id !== id) void fetchCity(id).then(setChosen)
  }, [id, chosen])
  useEffect(() => {
    if (typed === null || typed.trim().length < 2) return setFound([])
    let isCancelled = false
    const look = async () => {
      const cities = await fetchCities(typed)
      if (!isCancelled) setFound(cities ?? [])
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [typed])
  return { chosen: chosen?.id === id ? chosen : null, setChosen, typed, setTyped, found, setFound }
}

/** Chooses the city from the gazetteer. The pin goes to the city unless it was set before. */
export function CityField({ at }: { at: string }) {
  const { store } = useEditor()
  const path = `${at}.cityId`
  const { chosen, setChosen, typed, setTyped, found, setFound } = useCities(path)
  const [active, setActive] = useState(0)
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const choose = (city: CityView) => {
    const former = chosen
    store.set(path, city.id)
    const lat = store.get(`${at}.lat`)
    if (lat === null || lat === former?.lat) {
      store.set(`${at}.lat`, city.lat)
      store.set(`${at}.lon`, city.lon)
    }
    setChosen(city)
    setTyped(null)
    setFound([])
  }
  const press = (event: KeyboardEvent) => {
    if (found.length === 0) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const city = found[active]
    if (by !== 0) setActive((active + by + found.length) % found.length)
    else if (event.key === 'Enter' && city !== undefined) choose(city)
    else if (event.key === 'Escape') setFound([])
    else return
    event.preventDefault()
  }
  return (
    <FactFrame path={path} label={m.filter_city()} help={m.editor_city_help()}>
      {({ onBlur, ...attributes }) => (
        <div className="city" ref={box}>
          <input
            className="in"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={found.length === 0 ? undefined : `${list}-${active}`}
            autoComplete="off"
            maxLength={80}
            value={typed ?? (chosen === null ? '' : cityText(chosen))}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(0)
            }}
            onKeyDown={press}
            onBlur={() => {
              setTyped(null)
              setFound([])
              onBlur()
            }}
            {...attributes}
          />
          <ul role="listbox" id={list} aria-label={m.filter_city()} hidden={found.length === 0}>
            {found.map((city, index) => (
              <li
                key={city.id}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => {
                  // The field would lose the focus first and close the list.
                  event.preventDefault()
                  choose(city)
                }}
              >
                {cityText(city)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FactFrame>
  )
}
