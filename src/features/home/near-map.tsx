import type { EditionCard, NearView, LocatorMapView } from '../../model/views.ts'
import { LocatorMap } from '../../ui/drawings/locator-map.tsx'

/** Pixels by which two numbers must differ, across or down, so that neither covers the other. */
const across = 29
const down = 38
const rounds = 40

/** Horizontal places of the numbers: above their marks, pushed apart where they would cover each other. */
function pushApart(marks: LocatorMapView['marks']): number[] {
  const spots = marks.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < rounds; round++) {
    for (const a of spots) {
      for (const b of spots) {
        if (a === b || Math.abs(a.x - b.x) >= across || Math.abs(a.y - b.y) >= down) continue
        const step = a.x <= b.x ? -1 : 1
        a.x += step
        b.x -= step
      }
    }
  }
  return spots.map(({ x }) => x)
}

/** Number of an event in its sport's colour, on a stem whose tip is on the place. */
function NumberPin({ mark, x, number, hue }: NumberPinProps) {
  return (
    <g className={`g-${hue}`}>
      <rect className="npin" x={x - 13} y={mark.y - 34} width="26" height="24" rx="3" />
      <path className="npin" d={`M${x - 2} ${mark.y - 11}h4L${mark.x + 0.5} ${mark.y}h-1z`} />
      <text className="nnum" x={x} y={mark.y - 16.5} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}

interface NumberPinProps {
  mark: LocatorMapView['marks'][number]
  x: number
  number: number
  hue: EditionCard['hue']
}

function NumberedMap({
  id,
  plate,
  cards,
}: {
  id: string
  plate: LocatorMapView
  cards: readonly EditionCard[]
}) {
  const xs = pushApart(plate.marks)
  return (
    <LocatorMap plate={plate} hue="run" id={id}>
      {cards.map((card, index) => {
        const mark = plate.marks[index]
        if (mark === undefined) return null
        const x = xs[index] ?? mark.x
        const key = `${card.permalink}/${card.bib.date}`
        return <NumberPin key={key} mark={mark} x={x} number={index + 1} hue={card.hue} />
      })}
    </LocatorMap>
  )
}

/** Map of the events nearby, numbered as in the list; phones get a frame of their own, with text of the same size. */
export function NearMap({ near: { plates, cards } }: { near: NearView }) {
  if (plates === null) return null
  return (
    <div>
      <div className="near-w">
        <NumberedMap id="near-wide" plate={plates.wide} cards={cards} />
      </div>
      <div className="near-p">
        <NumberedMap id="near-narrow" plate={plates.narrow} cards={cards} />
      </div>
    </div>
  )
}
