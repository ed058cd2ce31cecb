import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { RaceConditions } from './filter-fields.tsx'
import { NumberField } from './number-field.tsx'
import { newSlotKey, partOf, textOf, withValue, type Part } from './rule-value.ts'

/** Fewest and most slots of a rule. */
const fewest = 2
const most = 60

interface SlotListProps {
  slots: readonly Part[]
  onChange: (slots: readonly Part[]) => void
}

/** The races to collect, one for each slot. */
export function SlotList({ slots, onChange }: SlotListProps) {
  return (
    <fieldset className="f dk-group">
      <legend>{m.desk_rule_slots()}</legend>
      <ol className="dk-es">
        {slots.map((slot, index) => {
          const change = (next: Part) => onChange(slots.with(index, next))
          const name = m.editor_filled_part({ n: index + 1, all: slots.length })
          return (
            <li className="dk-e" key={textOf(slot['key'])}>
              <div className="dk-b-h">
                <b>{name}</b>
                <button
                  className="ib"
                  type="button"
                  disabled={slots.length <= fewest}
                  aria-label={`${m.editor_remove()}: ${name}`}
                  onClick={() => onChange(slots.toSpliced(index, 1))}
                >
                  <Icon name="trash" />
                </button>
              </div>
              <RaceConditions
                filter={partOf(slot['filter'])}
                onChange={(filter) => change({ ...slot, filter })}
              />
              <NumberField
                label={m.desk_slot_distance()}
                value={textOf(slot['distance'])}
                onChange={(value) => change(withValue(slot, 'distance', value))}
              />
            </li>
          )
        })}
      </ol>
      {slots.length >= most ? null : (
        <button
          className="btn btn-line btn-s"
          type="button"
          onClick={() => onChange([...slots, { key: newSlotKey(slots), filter: {} }])}
        >
          <Icon name="plus" />
          {m.desk_add_entry()}
        </button>
      )}
    </fieldset>
  )
}
