import { useEffect, useRef } from 'react'
import type { PinMark } from '../../../model/calendar/map-view.ts'
import { m } from '../../../paraglide/messages.js'
import { rowKey } from './list-rows.ts'
import { MapCard } from './map-card.tsx'

/** Cards that the rail has; they are the earliest, because pins come in order of date. */
const mostCards = 20

/**
 * Cards of the single events over the map of a phone. The one in the middle is marked on the map; styles hide the rail
 * on wider screens, where nothing is observed either.
 */
export function MapRail({
  pins,
  chosen,
  onCentre,
}: {
  pins: readonly PinMark[]
  /** Key of the selected pin, whose card moves to the middle. */
  chosen: string | null
  onCentre(key: string): void
}) {
  const rail = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current: root } = rail
    if (root === null) return
    const follow = (entries: IntersectionObserverEntry[]) => {
      const key = entries.find((entry) => entry.isIntersecting)?.target.getAttribute('data-key')
      if (key) onCentre(key)
    }
    // Only the card under the line in the middle intersects.
    const observer = new IntersectionObserver(follow, { root, rootMargin: '0px -50%' })
    for (const card of root.children) observer.observe(card)
    return () => observer.disconnect()
  }, [pins, onCentre])
  useEffect(() => {
    const cards = [...(rail.current?.children ?? [])]
    const card = cards.find((each) => each.getAttribute('data-key') === chosen)
    card?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  if (pins.length === 0) return null
  return (
    <ul className="mrail" aria-label={m.map_label()} ref={rail}>
      {pins.slice(0, mostCards).map(({ card }) => (
        <li key={rowKey(card)} data-key={rowKey(card)}>
          <MapCard card={card} />
        </li>
      ))}
    </ul>
  )
}
