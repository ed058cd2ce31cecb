import type { EditionCard } from '../../model/views.ts'
import { eventHref } from './event-href.ts'

/** Link to an edition with the event’s name, marked with the name’s language where it differs from the page’s. */
export function EventLink({
  card,
  className,
}: {
  card: Pick<EditionCard, 'permalink' | 'linkDate' | 'name' | 'nameLang'>
  className?: string | undefined
}) {
  return (
    <a className={className} href={eventHref(card)} lang={card.nameLang ?? undefined}>
      {card.name}
    </a>
  )
}
