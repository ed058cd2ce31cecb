import type { EditionCard } from '../../../model/views.ts'
import { figureText } from '../../../i18n/figure-text.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Bars } from '../../../ui/drawings/bars.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { eventHref } from '../../event-card/event-href.ts'
import { CardTag } from '../../event-card/card-tag.tsx'

/** "26 · 14 km" */
function distancesText({ distances, more }: EditionCard): string {
  const unit = distances.at(-1)?.unit ?? ''
  const isShared = distances.every((each) => each.unit === unit)
  const locale = getLocale()
  const figures = distances.map((each) => (isShared ? each.value : figureText(each, locale)))
  const text = [...figures, ...(more === null ? [] : [`+${more}`])].join(' · ')
  return isShared ? figureText({ value: text, unit }, locale) : text
}

/** Card of an edition on the map; only that of the selected pin can be closed. */
export function MapCard({ card, onClose }: { card: EditionCard; onClose?: () => void }) {
  const { permalink, bib } = card
  const distances = distancesText(card)
  return (
    <div className={`map-card g-${card.hue}`}>
      <time className="mf" dateTime={bib.date}>
        <span className={bib.size === 'one' ? 'num' : 'num rng'}>{bib.day}</span>
        <b className="xs">{bib.tile}</b>
        <Bars seed={permalink} legs={card.legs} width={80} height={32} />
      </time>
      <div className="mb">
        <b lang={card.nameLang ?? undefined}>{card.name}</b>
        <p className="muted">{card.place}</p>
        <p className="tab">
          {distances === '' ? null : <strong>{distances}</strong>}
          {card.priceFrom === null ? null : (
            <span title={card.priceNote ?? undefined}>
              {' '}
              {m.price_from({ price: card.priceFrom })}
            </span>
          )}
        </p>
        <CardTag card={card} />
        <a className="link" href={eventHref(card)}>
          {m.map_open()}
        </a>
      </div>
      {onClose === undefined ? null : (
        <button type="button" className="ib" aria-label={m.map_card_close()} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      )}
    </div>
  )
}
