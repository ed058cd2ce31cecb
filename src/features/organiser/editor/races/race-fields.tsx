import { use } from 'react'
import { localeTable } from '../../../../model/locales.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditor, useKeys } from '../draft/editor-context.ts'
import { NumberFact } from '../fields/number-fact.tsx'
import { useEventLocale } from '../fields/event-text.tsx'
import { SelectFact, TickFact } from '../fields/select-fact.tsx'
import { TextFact } from '../fields/text-fact.tsx'
import { Legs } from './legs.tsx'
import { RacesContext } from './races-context.ts'
import { sportOptions } from './sport-options.ts'

/** Limits of the name and acronym; the draft holds longer ones, which publishing refuses. */
const nameLength = 200
const acronymLength = 40

/** All fields of a race. */
export function RaceFields({ race }: { race: string }) {
  const races = use(RacesContext)
  const { store } = useEditor()
  const at = `${races.at}.${race}`
  const eventLocale = useEventLocale()
  const legs = useKeys(`${at}.legs`)
  /** The only discipline of a race has its sport. */
  const followSport = (sport: string | null) => {
    const [only = ''] = legs
    if (legs.length === 1) store.set(`${at}.legs.${only}.sport`, sport)
  }
  return (
    <div className="race-x">
      <div className="g2 g4">
        <div className="span2">
          <TextFact
            path={`${at}.name`}
            label={m.editor_race_name()}
            maxLength={nameLength}
            lang={localeTable[eventLocale].tag}
          />
        </div>
        <SelectFact
          path={`${at}.sport`}
          label={m.filter_sport()}
          options={sportOptions()}
          onChange={followSport}
        />
        <TextFact path={`${at}.acronym`} label={m.editor_acronym()} maxLength={acronymLength} />
      </div>
      <Legs at={at} />
      <div className="g2 g4">
        <TextFact
          path={`${at}.startTime`}
          label={m.editor_start_time()}
          type="time"
          maxLength={5}
        />
        <TextFact path={`${at}.date`} label={m.editor_race_date()} type="date" maxLength={10} />
        <div className="span2">
          <TextFact path={`${at}.venue`} label={m.editor_race_venue()} maxLength={120} />
        </div>
      </div>
      <div className="g2 g5">
        <NumberFact path={`${at}.minimumAge`} label={m.editor_youngest()} />
        <NumberFact path={`${at}.maxAge`} label={m.editor_oldest()} />
        <NumberFact path={`${at}.minTeamMembers`} label={m.editor_team_from()} />
        <NumberFact path={`${at}.maxTeamMembers`} label={m.editor_team_to()} />
        <NumberFact path={`${at}.maxParticipants`} label={m.editor_places()} />
      </div>
      <div className="race-f">
        <TickFact path={`${at}.soldOut`} label={m.signup_sold_out()} />
        <span>
          <button
            className="btn btn-quiet btn-s"
            type="button"
            onClick={() => races.duplicate(race)}
          >
            {m.editor_duplicate()}
          </button>
          <button className="btn btn-bad btn-s" type="button" onClick={() => races.remove(race)}>
            <Icon name="trash" size="s" />
            {m.editor_remove()}
          </button>
        </span>
      </div>
    </div>
  )
}
