import { useEffect, useRef } from 'react'
import { hrefTo } from '../../../../i18n/links.ts'
import { organiserSections, type OrganiserSection } from '../../../../i18n/words.ts'
import type { SectionShares } from '../filled/filled-of.ts'
import { isDraftId } from '../../../../model/event/draft-ids.ts'
import { m } from '../../../../paraglide/messages.js'

/** Names of the sections of an event's editor. */
export const sectionNames = {
  basics: m.editor_basics,
  edition: m.editor_edition,
  races: m.races_heading,
  place: m.editor_place,
  prices: m.editor_prices,
  sale: m.selling_title,
  participants: m.participants_title,
  course: m.course_heading,
  practical: m.editor_practical,
  media: m.editor_pictures,
  translations: m.editor_translations,
  preview: m.editor_preview,
  history: m.editor_history,
} satisfies Record<OrganiserSection, () => string>

interface RailProps {
  /** Permalink of the event, or id of its draft. */
  event: string
  current: OrganiserSection
  /** Number of faults by section. */
  faults?: Partial<Record<OrganiserSection, number>>
  /** Facts that are filled, by section. A section with faults shows their number instead. */
  filled?: SectionShares
}

/** The sections of an event's editor. Only a published event has places to sell, and participants. */
export function EditorRail({ event, current, faults = {}, filled = {} }: RailProps) {
  const rail = useRef<HTMLElement>(null)
  // On a phone the sections are one line, which is scrolled to the current one.
  useEffect(() => {
    const { current: line } = rail
    const link = line?.querySelector<HTMLElement>('[aria-current]')
    if (line === null || !link) return
    const [from, to] = [link.getBoundingClientRect(), line.getBoundingClientRect()]
    line.scrollLeft += from.left + from.width / 2 - (to.left + to.width / 2)
  }, [current])
  return (
    <nav ref={rail} className="ws-nav" aria-label={m.editor_sections()}>
      {organiserSections
        .filter(
          (section) => !(isDraftId(event) && (section === 'sale' || section === 'participants')),
        )
        .map((section) => {
          const count = faults[section] ?? 0
          const share = filled[section]
          return (
            <a
              key={section}
              href={hrefTo({ to: 'organiser-event', event, section })}
              aria-current={section === current ? 'page' : undefined}
            >
              {sectionNames[section]()}{' '}
              {count > 0 ? (
                <span className="tag tag-bad">{count}</span>
              ) : share === undefined ? null : (
                <span className="quiet">
                  {m.editor_filled_part({ n: share.filled, all: share.all })}
                </span>
              )}
            </a>
          )
        })}
    </nav>
  )
}
