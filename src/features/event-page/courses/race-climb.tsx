import type { EventView, RaceView } from '../../../model/views.ts'
import { hasProfile, isInWater } from '../../../model/event/kilometre-bars.ts'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/drawings/bars.tsx'
import { measuredHeights } from './measured-races.ts'

/** Descent, highest and lowest point, as far as known. */
export function raceHeights({ drop, highest, lowest }: RaceView): string[] {
  return [
    drop === null ? null : m.descent({ drop }),
    highest === null ? null : m.highest_point({ height: highest }),
    lowest === null ? null : m.lowest_point({ height: lowest }),
  ].filter((text) => text !== null)
}

const isDrawn = (race: RaceView): boolean =>
  race.legs.length > 1 || hasProfile(race.legs) || 'heights' in measuredHeights(race)

/** Drawing of a race with a profile or several legs; its climb and heights, or that they are unknown. */
export function RaceClimb({ event, race }: { event: EventView; race: RaceView }) {
  return (
    <td className="c-bars">
      {isDrawn(race) ? (
        <Bars
          seed={`${event.permalink}/${race.id}`}
          legs={race.legs}
          width={136}
          height={36}
          unitKm={event.ruler.unitKm}
          {...measuredHeights(race)}
        />
      ) : null}
      {race.climb === null ? null : <b className="c-line tab">{m.climb({ climb: race.climb })}</b>}
      {raceHeights(race).map((text) => (
        <span className="xs muted c-line" key={text}>
          {text}
        </span>
      ))}
      {race.climb === null && !race.legs.every(isInWater) ? (
        <span className="s muted c-none">{m.fact_not_announced()}</span>
      ) : null}
    </td>
  )
}

/** True if the column has something to show of a race. */
export const hasClimb = (race: RaceView): boolean =>
  race.climb !== null || isDrawn(race) || raceHeights(race).length > 0
