import type { EditionCard } from '../../model/views.ts'
import { eventHref } from './event-href.ts'

/** The name of an event as a link to its page. */
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
