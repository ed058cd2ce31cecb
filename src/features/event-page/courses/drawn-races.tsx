import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { Figure } from '../../../ui/drawings/figure.tsx'
import { Axis } from './axis.tsx'

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
            <Axis className={`hp hp-${index}`} axis={each.axis} key={each.race} />
          ),
        )}
        <div className="rpick-in">
          {drawings.length < 2 ? null : (
            <fieldset>
              <legend className="vh">{m.event_drawn()}</legend>
              {drawings.map((each, index) => (
                <label key={each.race}>
                  <input type="radio" name="drawn" value={index} defaultChecked={index === 0} />
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
