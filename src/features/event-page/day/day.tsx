import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'

/** From this percentage on, labels are before their line, so that they stay inside of the bar. */
const lastThird = 65

/** Pixels from the top of the drawing. */
const label = 20
const labelStep = 24
const bar = { top: 84, height: 56 }

type DayParts = NonNullable<EventView['day']>['light']

/** Parts of the bar in one colour. */
function Parts({ parts, className }: { parts: DayParts; className: string }) {
  return parts.map(({ from, width }) => (
    <rect
      className={className}
      key={from}
      x={`${from}%`}
      y={bar.top}
      width={`${width}%`}
      height={bar.height}
    />
  ))
}

/** The 24 hours of the day with night, twilight, light and the starts. The sentences below say what it shows. */
export function Day({ event }: { event: EventView }) {
  const { day } = event
  if (day === null) return null
  const [longest] = day.light
  const end = longest === undefined ? 0 : longest.from + longest.width
  return (
    <section className={`ev-sec g-${event.hue}`}>
      <h2 id="day">{m.day_heading()}</h2>
      <p className="s muted">{day.date}</p>
      <svg className="day" aria-hidden="true">
        <rect className="ni" y={bar.top} width="100%" height={bar.height} />
        <Parts className="tw" parts={day.twilight} />
        <Parts className="li" parts={day.light} />
        {day.starts.map(({ at, time, name }, index) => {
          const y = label + index * labelStep
          return (
            <g key={time}>
              <rect
                className="st"
                x={`${at}%`}
                y={y - 16}
                width="4"
                height={bar.top + bar.height - y + 16}
              />
              <text
                className={at > lastThird ? 'e' : undefined}
                x={`${at}%`}
                y={y}
                dx={at > lastThird ? -8 : 12}
              >
                <tspan className="ti">{time}</tspan> {name}
              </text>
            </g>
          )
        })}
        {/* After the starts, whose lines may cross the labels on a phone. */}
        {day.sunrise === null || longest === undefined ? null : (
          <>
            <text className="su" x={`${longest.from}%`} y={bar.top + 47} dx="8">
              {day.sunrise}
            </text>
            <text className="su e" x={`${end}%`} y={bar.top + 47} dx="-8">
              {day.sunset}
            </text>
          </>
        )}
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            className={hour === 0 ? 'ho' : hour === 24 ? 'ho e' : 'ho m'}
            key={hour}
            x={`${(hour / 24) * 100}%`}
            y={bar.top + bar.height + 20}
          >
            {hour}
          </text>
        ))}
      </svg>
      <p className="s">{day.sentences.join(' ')}</p>
    </section>
  )
}
