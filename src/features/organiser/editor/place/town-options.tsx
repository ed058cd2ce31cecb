import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { m } from '../../../../paraglide/messages.js'
import { placeText } from './place-text.ts'

interface TownOptionsProps {
  /** Id of the list; those of its options follow from it. */
  list: string
  /** Index of the highlighted option; -1 for none. */
  active: number
  places: readonly PlaceView[]
  typed: string
  hidden: boolean
  /** @param index that of a place, or the number of places for the name as it is typed */
  onSelect: (index: number) => void
}

/** The places found for a text, and the text as it is typed, which is the only option if there are none. */
export function TownOptions({ list, active, places, typed, hidden, onSelect }: TownOptionsProps) {
  const town = typed.trim()
  const keep = places.length === 0 ? m.editor_town_none({ town }) : m.editor_town_keep({ town })
  return (
    <ul role="listbox" id={list} aria-label={m.editor_town()} hidden={hidden}>
      {[...places.map(placeText), keep].map((label, index) => (
        <li
          key={`${index} ${label}`}
          id={`${list}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => {
            // The field would lose the focus first and close the list.
            event.preventDefault()
            onSelect(index)
          }}
        >
          {label}
        </li>
      ))}
    </ul>
  )
}
