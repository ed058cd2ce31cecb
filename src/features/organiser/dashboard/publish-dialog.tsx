import { useRef } from 'react'
import type { OrganiserWords } from '../../../model/schemas/organiser/organiser-events.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'
import { DraftProblems } from './draft-problems.tsx'
import { usePublishDrafts } from './use-publish-drafts.ts'

interface PublishDialogProps {
  keys: readonly string[]
  words: OrganiserWords
  /** Called with the drafts that were not published. */
  onClose: (left: readonly string[]) => void
}

const counted = (text: string, n: number): string => text.replace('{n}', String(n))
const outOf = (text: string, n: number, all: number): string =>
  counted(text, n).replace('{all}', String(all))

/**
 * Publishes several drafts: first a summary of what can be published and what not and why, then the progress, then the
 * result. Drafts that a moderator publishes are sent for review instead.
 */
export function PublishDialog({ keys, words, onClose }: PublishDialogProps) {
  const dialog = useRef<ModalHandle>(null)
  const { state, summaries, ready, results, failure, isBusy, go } = usePublishDrafts(keys)
  const moderated = ready.filter(({ isModerated }) => isModerated).length
  const isReview = moderated === ready.length
  const isReading = isBusy && state === 'reading'
  const done = state === 'reading' ? summaries.length : results.length
  const all = state === 'reading' ? keys.length : ready.length + results.length
  const numberOf = (wanted: 'published' | 'waiting') =>
    results.filter((result) => result.state === wanted).length
  return (
    <Modal
      id="oe-publish"
      title={words.publish}
      ref={dialog}
      onClose={() => {
        const finished = results.filter((result) => result.state !== 'failed')
        const names = new Set(finished.map(({ event }) => event))
        onClose(keys.filter((key) => !names.has(key)))
      }}
    >
      <div className="oe-publish">
        <p className={isReading ? 'vh' : undefined} role="status">
          {isBusy
            ? outOf(isReading ? words.checking : words.progress, done, all)
            : state === 'ready'
              ? counted(words.ready, ready.length)
              : ''}
        </p>
        {isBusy ? <progress aria-hidden="true" max={Math.max(1, all)} value={done} /> : null}
        {state === 'done' ? (
          <div role="status">
            {(['published', 'waiting'] as const).map((each) =>
              numberOf(each) === 0 ? null : (
                <p className={each === 'published' ? 'notice n-ok' : 'notice n-note'} key={each}>
                  <Icon name={each === 'published' ? 'check' : 'clock'} />
                  <b>
                    {counted(each === 'published' ? words.published : words.sent, numberOf(each))}
                  </b>
                </p>
              ),
            )}
          </div>
        ) : null}
        {state === 'ready' && moderated > 0 ? (
          <div className="notice n-note">
            <Icon name="clock" />
            <div>
              <b>{counted(words.forReview, moderated)}</b>
              <p>{words.reviewText}</p>
            </div>
          </div>
        ) : null}
        {state !== 'ready' || ready.length === 0 ? null : (
          <table className="oe-dates">
            <tbody>
              {ready.map(({ event, name, lang, changes, mails }) => (
                <tr key={event}>
                  <th scope="row" lang={lang ?? undefined}>
                    {name}
                  </th>
                  <td>
                    {changes}
                    {mails === null ? null : <small className="muted">{mails}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <DraftProblems
          title={words.notReady}
          items={state === 'ready' ? summaries.filter(({ problems }) => problems.length > 0) : []}
        />
        <DraftProblems
          title={words.notPublished}
          items={results.filter((result) => result.state === 'failed')}
        />
        {failure === null ? null : (
          <p className="err" role="alert">
            {failure}
          </p>
        )}
        {state === 'done' ? null : (
          <div className="dlg-act">
            <button
              className="btn btn-flare"
              data-initial-focus=""
              type="button"
              aria-busy={isBusy}
              // A disabled button would lose the focus.
              aria-disabled={isReading}
              disabled={state === 'ready' && ready.length === 0}
              onClick={() => void go()}
            >
              {state === 'reading'
                ? failure === null
                  ? outOf(words.checking, done, all)
                  : words.again
                : counted(isReview && ready.length > 0 ? words.send : words.publishN, ready.length)}
            </button>
          </div>
        )}
      </div>
    </Modal>
  )
}
