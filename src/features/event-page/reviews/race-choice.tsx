import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'
import { Figure } from '../../../ui/drawings/figure.tsx'

type Options = ReviewInputsView['options']
type Races = Options[number]['races']

/** More races than these are a list instead of radio buttons. */
const mostRadios = 6

/** The races of an edition: buttons, or a list if they are many. */
export function RaceChoice({
  races,
  chosen,
  label,
}: {
  races: Races
  chosen: string
  label: string
}) {
  if (races.length > mostRadios)
    return (
      <select
        className="sel"
        name="raceId"
        id="review-raceId"
        defaultValue={chosen}
        aria-label={label}
      >
        <option value="">–</option>
        {races.map((race) => (
          <option value={race.value} key={race.value}>
            {race.text}
          </option>
        ))}
      </select>
    )
  return (
    <div className="rev-races">
      {races.map((race, index) => (
        <label className="rev-pick" key={race.value}>
          <input
            type="radio"
            name="raceId"
            id={index === 0 ? 'review-raceId' : undefined}
            value={race.value}
            defaultChecked={String(race.value) === chosen || races.length === 1}
          />
          {race.distances.map((distance) => (
            <span className="num" key={distance.value}>
              <Figure {...distance} />
            </span>
          ))}
          <span>{race.text}</span>
        </label>
      ))}
    </div>
  )
}

/** The races of all editions as one list. */
export function RacesOfEditions({
  options,
  chosen,
  label,
}: {
  options: Options
  chosen: string
  label: string
}) {
  return (
    <select
      className="sel"
      name="raceId"
      id="review-raceId"
      defaultValue={chosen}
      aria-label={label}
    >
      <option value="">–</option>
      {options.map(({ value, text, races }) => (
        <optgroup label={text} key={value}>
          {races.map((race) => (
            <option value={race.value} key={race.value}>
              {race.text}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
