import { useEffect, useRef } from 'react'
import type { InboxWords, OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReviewStars } from '../../ui/review-stars.tsx'
import { CardSkeleton } from '../member-area/card-skeleton.tsx'
import { ActBar } from './act-bar.tsx'
import { AnswerField } from './answer-field.tsx'
import { decisionForm } from './typed-decision.ts'
import { ItemChange } from './item-change.tsx'
import { ItemFacts } from './item-facts.tsx'
import { linesOf, TextChange } from './text-change.tsx'
import type { InboxActs } from './use-inbox-keys.ts'
import type { OpenedItem } from './use-opened-item.ts'

interface HeadingProps {
  item: OpenedItemView
  isOpen: boolean
  /** True if the heading of this item takes the focus; asked once. */
  takeFocus: () => boolean
}

/** Heading of an item. It takes the focus after an act or from the list, so that screen readers go on from there. */
function Heading({ item, isOpen, takeFocus }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus()) heading.current?.focus()
  }, [takeFocus, isOpen])
  return (
    <div className="card-h">
      <h2 ref={heading} tabIndex={-1}>
        {item.title}
      </h2>
      <p className="s muted">{item.kind}</p>
      {item.stars === null ? null : (
        <p className="q-st s">
          <ReviewStars filled={item.stars.value} label={item.stars.label} />
          <span aria-hidden="true">{item.stars.label}</span>
        </p>
      )}
    </div>
  )
}

interface ItemPanelProps {
  opened: OpenedItem
  words: InboxWords
  acts: InboxActs
  /** True if the URL names the item. */
  isOpen: boolean
  takeFocus: () => boolean
  /** Leads back to the list, on a phone. */
  onBack: () => void
}

/** The item that is read: text, facts and signals, with the acts at its foot. */
export function ItemPanel({ opened, words, acts, isOpen, takeFocus, onBack }: ItemPanelProps) {
  if (opened.state === 'failed') return <p className="card card-b">{words.decidedBefore}</p>
  if (opened.state === 'loading')
    return (
      <div aria-busy="true">
        <CardSkeleton lines={[4]} />
      </div>
    )
  const { item, read, answer, setAnswer } = opened
  const former = read === null ? item.former : linesOf(read).join('\n')
  return (
    <article className="card q-d">
      <button className="q-back" type="button" onClick={onBack}>
        <Icon name="left" />
        {words.back}
      </button>
      <Heading item={item} isOpen={isOpen} takeFocus={takeFocus} key={item.id} />
      <div className="card-b">
        {item.colleague === null ? null : (
          <div className="notice">
            <Icon name="user" />
            <div>
              <b>{item.colleague.title}</b>
              <p>{item.colleague.text}</p>
            </div>
          </div>
        )}
        {item.byReader === null ? null : (
          <p className="notice">
            <Icon name="user" />
            {item.byReader}
          </p>
        )}
        {item.change === null ? null : <ItemChange change={item.change} />}
        {former === null ? null : (
          <TextChange
            title={words.textChanged}
            former={former.split('\n')}
            present={read === null ? (item.text ?? '').split('\n') : linesOf(item)}
          />
        )}
        {item.text === null || item.change !== null ? null : (
          <p className="txt" lang={item.language ?? undefined} dir="auto">
            {item.text}
          </p>
        )}
        <ItemFacts item={item} />
        {item.answerLabel === null || item.byReader !== null ? null : (
          <form
            method="post"
            data-form={decisionForm(item.id)}
            data-controlled=""
            onSubmit={(event) => event.preventDefault()}
          >
            <AnswerField label={item.answerLabel} value={answer} onChange={setAnswer} />
          </form>
        )}
      </div>
      <ActBar
        words={words}
        acts={acts}
        hasPage={item.page !== null}
        mayDecide={item.byReader === null}
      />
    </article>
  )
}
