import { racesPerEdition } from '../../../../model/schemas/event/event-facts.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { RaceRow } from '../races/race-row.tsx'
import { RacesContext } from '../races/races-context.ts'
import { useRaces } from '../races/use-races.ts'
import { useFault } from '../draft/use-fault.ts'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { factFaultText } from '../../../../i18n/fact-fault-texts.ts'
import { Card } from './card.tsx'

/** The races of an edition. */
export function RacesSection({ edition }: { edition: string }) {
  const races = useRaces(edition)
  const fault = useFault(races.at)
  return (
    <RacesContext value={races}>
      <Card id="races" title={m.races_heading()} action={<EditionPicker />}>
        <ol className="race-l">
          {races.keys.map((race, index) => (
            <RaceRow key={race} race={race} index={index} count={races.keys.length} />
          ))}
        </ol>
        {fault === undefined ? null : (
          <ErrorText id="races-fault">{factFaultText(fault, m.races_heading())}</ErrorText>
        )}
        {races.keys.length >= racesPerEdition ? null : (
          <div>
            <button className="btn btn-line btn-s" type="button" id="add-race" onClick={races.add}>
              <Icon name="plus" size="s" />
              {m.editor_add_race()}
            </button>
          </div>
        )}
        <p className="s muted">{m.editor_races_keys()}</p>
      </Card>
    </RacesContext>
  )
}
