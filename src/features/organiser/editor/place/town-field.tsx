import { useId, useState, type KeyboardEvent } from 'react'
import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { m } from '../../../../paraglide/messages.js'
import { useFact } from '../draft/editor-context.ts'
import { FactFrame } from '../fields/fact-field.tsx'
import { placeText } from './place-text.ts'
import { TownOptions } from './town-options.tsx'
import { useTown } from './use-town.ts'

/** The city near a town that is no city, or the reminder that its pin is missing. */
function TownNote({ at, city }: { at: string; city: PlaceView | null }) {
  const [town] = useFact(`${at}.town`)
  const [lat] = useFact(`${at}.lat`)
  if (typeof town !== 'string') return null
  if (lat === null) return <p className="s">{m.editor_fault_pin()}</p>
  return city === null ? null : (
    <p className="s muted">
      {placeText({ ...city, name: m.place_near({ town, city: city.name }) })}
    </p>
  )
}

interface TownFieldProps {
  /** Path of the place. */
  at: string
  /** Its city, once it is loaded. */
  city: PlaceView | null
}

/** Index of no option: Enter takes the first, an arrow goes to the first or last. */
const none = -1

/** The town: a city or village of the gazetteer, or any name, which then needs a pin. */
export function TownField({ at, city }: TownFieldProps) {
  const [town] = useFact(`${at}.town`)
  const { typed, setTyped, found, choose, keep, settle } = useTown(at, city)
  const [active, setActive] = useState(none)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const places = found?.places ?? []
  const isShown = isOpen && typed !== null && found !== null
  const chosen = typeof town === 'string' ? town : city === null ? '' : placeText(city)
  const select = (index: number) => {
    const place = places[index]
    if (place !== undefined) choose(place)
    else if (typed !== null) keep(typed)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (!isShown) return
    // The last option keeps the name as it is.
    if (event.key === 'ArrowDown') setActive(active === places.length ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? places.length : active - 1)
    else if (event.key === 'Enter') select(Math.max(0, active))
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <FactFrame path={`${at}.cityId`} label={m.editor_town()} help={m.editor_city_help()}>
      {({ onBlur, ...attributes }) => (
        <>
          <div className="city">
            <input
              className="in"
              role="combobox"
              aria-expanded={isShown}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={isShown && active !== none ? `${list}-${active}` : undefined}
              autoComplete="off"
              maxLength={80}
              value={typed ?? chosen}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(none)
                setOpen(true)
              }}
              onKeyDown={press}
              onBlur={() => {
                setOpen(false)
                if (typed !== null) void settle(typed)
                onBlur()
              }}
              {...attributes}
            />
            <TownOptions
              {...{ list, active, places }}
              typed={typed ?? ''}
              hidden={!isShown}
              onSelect={select}
            />
          </div>
          <TownNote at={at} city={city} />
        </>
      )}
    </FactFrame>
  )
}
