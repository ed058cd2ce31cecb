import { use, useState, type DragEvent, type KeyboardEvent } from 'react'
import { sportMessages } from '../../../../i18n/code-messages.ts'
import { joined } from '../../../../i18n/joins.ts'
import { isSport } from '../../../../model/event/sports.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { Icon } from '../../../../ui/icon.tsx'
import { useFact, useKeys, useText } from '../draft/editor-context.ts'
import { isDistanceUnit } from '../../../../model/values/units.ts'
import { unitName } from '../fields/unit-names.ts'
import { writeNumber } from '../fields/read-number.ts'
import { RaceFields } from './race-fields.tsx'
import { RacesContext } from './races-context.ts'

/** Type of the data that a dragged race carries. */
const dragType = 'application/x-race'

interface RaceRowProps {
  race: string
  index: number
  count: number
}

function Length({ at }: { at: string }) {
  const [first] = useKeys(`${at}.legs`)
  const [distance] = useFact(`${at}.legs.${first ?? ''}.distance`)
  const [unit] = useText(`${at}.legs.${first ?? ''}.unit`)
  if (typeof distance !== 'number') return <span className="num">?</span>
  return (
    <span className="num">
      {writeNumber(distance, getLocale())}{' '}
      <small>{isDistanceUnit(unit) ? unitName(unit) : ''}</small>
    </span>
  )
}

/** A race as a line that opens its fields. Alt with the arrows moves it, as dragging its handle does. */
export function RaceRow({ race, index, count }: RaceRowProps) {
  const races = use(RacesContext)
  const [isTarget, setIsTarget] = useState(false)
  const at = `${races.at}.${race}`
  const [name] = useText(`${at}.name`)
  const [sport] = useText(`${at}.sport`)
  const [start] = useText(`${at}.startTime`)
  const shown = name === '' ? m.editor_race_unnamed() : name
  const isOpen = races.open === race
  const moveByKeys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !(event.altKey || event.currentTarget.id === `grip-${race}`)) return
    event.preventDefault()
    races.move(race, index + by)
  }
  const drop = (event: DragEvent) => {
    setIsTarget(false)
    const dragged = event.dataTransfer.getData(dragType)
    if (dragged !== '' && dragged !== race) races.move(dragged, index)
  }
  const facts = [isSport(sport) ? sportMessages[sport]() : '', start].filter((text) => text !== '')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it from its handle
    <li
      className={isTarget ? 'race is-target' : 'race'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setIsTarget(true)
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
    >
      <div className="race-r">
        <button
          className="ib grip"
          type="button"
          id={`grip-${race}`}
          draggable
          aria-label={m.editor_race_move({ name: shown, position: index + 1, count })}
          onDragStart={(event) => event.dataTransfer.setData(dragType, race)}
          onKeyDown={moveByKeys}
        >
          <Icon name="grip" />
        </button>
        <Length at={at} />
        <span className="race-n">
          <b>{shown}</b>
          <span className="s muted">{joined(facts, getLocale())}</span>
        </span>
        <button
          className="btn btn-quiet btn-s"
          type="button"
          id={`open-${race}`}
          aria-expanded={isOpen}
          onClick={() => races.toggle(race)}
          onKeyDown={moveByKeys}
        >
          {isOpen ? m.dialog_close() : m.editor_edit()} <span className="vh">{shown}</span>
        </button>
      </div>
      {isOpen ? <RaceFields race={race} /> : null}
    </li>
  )
}
