import type { ChallengeProgressView } from '../../model/schemas/site/challenge.ts'
import type { ChallengeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

type Result = ChallengeProgressView['results'][number]
type Slot = ChallengeView['slots'][number]

interface SlotListProps {
  slots: readonly Slot[]
  results: readonly Result[]
  /** Adds a race of an event, '' for any; without it an empty slot has no button. */
  onAdd?: ((permalink: string) => void) | undefined
  /** Takes the result of a race back. */
  onRemove?: ((raceId: number) => void) | undefined
}

function ResultRow({ result, onRemove }: { result: Result } & Pick<SlotListProps, 'onRemove'>) {
  return (
    <li>
      <span className={result.counts ? 'ch-sq is-on' : 'ch-sq'}>
        <Icon name={result.counts ? 'check' : 'calendar'} />
      </span>
      <div>
        <b>
          <a href={result.path} lang={result.lang ?? undefined}>
            {result.name}
          </a>
        </b>
        <p>
          {result.date}
          {result.counts ? <span className="tag tag-ok">{m.challenge_counts()}</span> : null}
        </p>
      </div>
      {onRemove === undefined ? null : (
        <button
          className="btn btn-quiet btn-s"
          type="button"
          aria-label={`${m.challenge_remove()}: ${result.name}`}
          onClick={() => onRemove(result.raceId)}
        >
          {m.challenge_remove()}
        </button>
      )}
    </li>
  )
}

function SlotName({ slot: { path, name, lang } }: { slot: Slot }) {
  const language = lang ?? undefined
  return path === null ? (
    <span lang={language}>{name}</span>
  ) : (
    <a href={path} lang={language}>
      {name}
    </a>
  )
}

/** The slots with what fills them, then the other races that the member stated. */
export function SlotList({ slots, results, onAdd, onRemove }: SlotListProps) {
  const inSlots = new Set(slots.map(({ key }) => key))
  const others = results.filter(({ slot }) => slot === null || !inSlots.has(slot))
  if (slots.length === 0 && others.length === 0) return null
  return (
    <ul className="ch-have">
      {slots.map((slot) => {
        const filled = results.find((each) => each.slot === slot.key)
        if (filled !== undefined)
          return <ResultRow result={filled} onRemove={onRemove} key={slot.key} />
        return (
          <li key={slot.key}>
            <span className="ch-sq">
              <Icon name="plus" />
            </span>
            <div>
              <b>
                <SlotName slot={slot} />
              </b>
              {slot.date === null ? null : <p>{slot.date}</p>}
            </div>
            {onAdd === undefined ? null : (
              <button
                className="btn btn-line btn-s"
                type="button"
                aria-label={`${m.challenge_add()}: ${slot.name}`}
                onClick={() => onAdd(slot.permalink ?? '')}
              >
                {m.challenge_add()}
              </button>
            )}
          </li>
        )
      })}
      {others.map((each) => (
        <ResultRow result={each} onRemove={onRemove} key={each.raceId} />
      ))}
    </ul>
  )
}
