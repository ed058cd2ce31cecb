import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Answer } from './ask.ts'

interface AwaitedProps<Value> {
  answer: Answer<Value> | { state: 'unasked' } | { state: 'loading' }
  skeleton: ReactNode
  onRetry: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** What was asked for; before it is here, something as high as it; and where it does not come, a way to ask again. */
export function Awaited<Value>({ answer, skeleton, onRetry, children }: AwaitedProps<Value>) {
  if (answer.state === 'here') return children(answer.value)
  if (answer.state === 'failed') {
    return (
      <div className="area-none" role="alert">
        <p>{m.profile_failed()}</p>
        <button
          className="btn"
          type="button"
          onClick={() => {
            // The button goes away: who used the keyboard goes on at the page's content.
            document.getElementById('main')?.focus({ preventScroll: true })
            void onRetry()
          }}
        >
          {m.error_try_again()}
        </button>
      </div>
    )
  }
  return (
    <>
      <p className="vh" role="status">
        {m.profile_loading()}
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </>
  )
}
