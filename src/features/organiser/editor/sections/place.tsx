import type { ClipboardEvent } from 'react'
import { emptyPlace } from '../../../../model/event-facts/empty-facts.ts'
import { localeTable } from '../../../../model/locales.ts'
import { m } from '../../../../paraglide/messages.js'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { useEditor, useFact } from '../draft/editor-context.ts'
import { NumberFact } from '../fields/number-fact.tsx'
import { useEventLocale } from '../fields/event-text.tsx'
import { TextFact } from '../fields/text-fact.tsx'
import { pointIn } from '../place/move-point.ts'
import { PinMap } from '../place/pin-map.tsx'
import { TownField } from '../place/town-field.tsx'
import { usePin } from '../place/use-pin.ts'
import { useCity } from '../place/use-town.ts'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { Card } from './card.tsx'

/** Town, pin, coordinates and venue at a path. */
function PlaceFields({ at }: { at: string }) {
  const { store } = useEditor()
  const eventLocale = useEventLocale()
  const [lat] = useFact(`${at}.lat`)
  const [lon] = useFact(`${at}.lon`)
  const [town] = useFact(`${at}.town`)
  const city = useCity(at)
  const isElsewhere = usePin(at)
  // The map of a city without a pin shows its point, which is no fact until the pin is moved.
  const cityPoint = town === null && city !== null ? { lat: city.lat, lon: city.lon } : null
  const point = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : cityPoint
  const movePin = (to: { lat: number; lon: number }) => {
    store.set(`${at}.lat`, to.lat)
    store.set(`${at}.lon`, to.lon)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = pointIn(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    movePin(pasted)
  }
  return (
    <>
      <TownField at={at} city={city} />
      <TextFact
        path={`${at}.venue`}
        label={m.editor_venue()}
        maxLength={120}
        lang={localeTable[eventLocale].tag}
      />
      <div className="g2" onPaste={paste}>
        <NumberFact path={`${at}.lat`} label={m.editor_latitude()} isWhole={false} />
        <NumberFact path={`${at}.lon`} label={m.editor_longitude()} isWhole={false} />
      </div>
      {isElsewhere ? (
        <ErrorText id={`${at}-elsewhere`}>{m.editor_fault_pin_elsewhere()}</ErrorText>
      ) : null}
      {point === null ? null : <PinMap point={point} onMove={movePin} />}
      <p className="s muted" id="pin-help">
        {m.editor_pin_help()}
      </p>
    </>
  )
}

/** Place of the event, and of an edition that is held elsewhere. */
export function PlaceSection({ edition }: { edition: string | null }) {
  const { store } = useEditor()
  const at = `editions.${edition ?? ''}.place`
  const [place] = useFact(at)
  const setElsewhere = (isElsewhere: boolean) =>
    store.update((facts) => ({
      ...facts,
      editions: facts.editions.map((each) =>
        each.key === edition ? { ...each, place: isElsewhere ? emptyPlace() : null } : each,
      ),
    }))
  return (
    <>
      <Card id="place" title={m.editor_place()}>
        <PlaceFields at="place" />
      </Card>
      {edition === null ? null : (
        <Card id="own-place" title={m.editor_own_place()} action={<EditionPicker />}>
          <label className="ck" htmlFor={at}>
            <input
              id={at}
              type="checkbox"
              checked={place !== null}
              onChange={({ target }) => setElsewhere(target.checked)}
            />
            <span>{m.editor_own_place()}</span>
          </label>
          {place === null ? null : <PlaceFields at={at} />}
        </Card>
      )}
    </>
  )
}
