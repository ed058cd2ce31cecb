import { emptyLeg, newKey } from '../../../../model/event-facts/empty-facts.ts'
import { legsPerRace, type RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { distanceUnits } from '../../../../model/values/units.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { focusLater } from '../draft/focus-later.ts'
import { useEditor, useKeys } from '../draft/editor-context.ts'
import { MeasureFact } from '../fields/measure-fact.tsx'
import { SelectFact, TickFact } from '../fields/select-fact.tsx'
import { heightUnits } from '../../../../model/values/units.ts'
import { withRaces } from './race-list.ts'
import { sportOptions } from './sport-options.ts'

const heights = [
  ['gain', m.filter_climb],
  ['drop', m.editor_drop],
  ['highest', m.editor_highest],
  ['lowest', m.editor_lowest],
] as const

function Leg({ at, isOne, onRemove }: { at: string; isOne: boolean; onRemove: () => void }) {
  return (
    <div className="sub-f">
      {isOne ? null : (
        <div className="leg-h">
          <SelectFact path={`${at}.sport`} label={m.filter_sport()} options={sportOptions()} />
          <button className="btn btn-quiet btn-s" type="button" onClick={onRemove}>
            <Icon name="trash" size="s" />
            {m.editor_remove()}
          </button>
        </div>
      )}
      <div className="g2 g5">
        <MeasureFact
          path={`${at}.distance`}
          unitPath={`${at}.unit`}
          label={m.filter_distance()}
          units={distanceUnits}
        />
        {heights.map(([name, label]) => (
          <MeasureFact
            key={name}
            path={`${at}.${name}`}
            unitPath={`${at}.${name}Unit`}
            label={label()}
            units={heightUnits}
            isWhole
          />
        ))}
      </div>
      <TickFact path={`${at}.unknownDistance`} label={m.editor_unknown_distance()} />
    </div>
  )
}

/** The disciplines of a race, each with its distance and heights. */
export function Legs({ at }: { at: string }) {
  const { store } = useEditor()
  const keys = useKeys(`${at}.legs`)
  const [, edition = '', , race = ''] = at.split('.')
  const change = (legs: (before: RaceFacts['legs']) => RaceFacts['legs']) =>
    store.update((facts) =>
      withRaces(facts, edition, (races) =>
        races.map((each) => (each.key === race ? { ...each, legs: legs(each.legs) } : each)),
      ),
    )
  const add = () => {
    const leg = emptyLeg(newKey())
    change((legs) => [...legs, leg])
    focusLater(`${at}.legs.${leg.key}.sport`)
  }
  return (
    <>
      {keys.map((key) => (
        <Leg
          key={key}
          at={`${at}.legs.${key}`}
          isOne={keys.length === 1}
          onRemove={() => {
            change((legs) => legs.filter((leg) => leg.key !== key))
            focusLater(`${at}.name`)
          }}
        />
      ))}
      {keys.length >= legsPerRace ? null : (
        <div>
          <button className="btn btn-line btn-s" type="button" onClick={add}>
            <Icon name="plus" size="s" />
            {m.editor_add_leg()}
          </button>
        </div>
      )}
    </>
  )
}
