import type { EventView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Figure } from '../../ui/figure.tsx'

/**
 * Axis and sentence below the drawing, and a radio button per race. The style sheet shows the drawing of the checked one
 * (`.hp` in event.css), so that it works without a script.
 */
export function DrawnRaces({ event }: { event: EventView }) {
  const { drawings } = event
  return (
    <div className={`rpick g-${event.hue}`}>
      <div className="wrap">
        {/* An empty axis keeps the page still when another race is drawn. */}
        {drawings.map((each, index) =>
          drawings.every(({ axis }) => axis.length === 0) ? null : (
            <svg className={`ev-axis hp hp-${index}`} aria-hidden="true" key={each.race}>
              {/* A line lies on both sides of its place, a mark on one. */}
              <svg x=".5" height="6" viewBox="0 0 100 6" preserveAspectRatio="none">
                <path d={each.axis.map(({ at }) => `M${at} 0v6`).join('')} />
              </svg>
              {each.axis.map((mark) => (
                <text x={`${mark.at}%`} y="19" key={mark.at}>
                  {mark.label}
                </text>
              ))}
            </svg>
          ),
        )}
        <div className="rpick-in">
          {drawings.length < 2 ? null : (
            <fieldset>
              <legend className="vh">{m.event_drawn()}</legend>
              {drawings.map((each, index) => (
                <label key={each.race}>
                  <input
                    type="radio"
                    name="drawn"
                    value={index}
                    defaultChecked={index === 0}
                    autoComplete="off"
                  />
                  {each.figure === null ? null : (
                    <b>
                      <Figure {...each.figure} />
                    </b>
                  )}
                  <span>{each.name}</span>
                </label>
              ))}
            </fieldset>
          )}
          {drawings.map((each, index) => (
            <p className={`rpick-s hp hp-${index}`} key={each.race}>
              {each.sentence}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
