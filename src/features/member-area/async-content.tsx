import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { LoadFailure } from '../../ui/load-failure.tsx'
import type { AccountData } from './fetch-account-data.ts'

interface AsyncContentProps<Value> {
  data: AccountData<Value> | { state: 'idle' } | { state: 'loading' }
  /** Placeholder of about the same height as the content. */
  skeleton: ReactNode
  onRetry: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** Content that depends on data of the member: a skeleton while it loads, a retry button if it failed. */
export function AsyncContent<Value>({
  data,
  skeleton,
  onRetry,
  children,
}: AsyncContentProps<Value>) {
  if (data.state === 'loaded') return children(data.value)
  if (data.state === 'failed') {
    return (
      <LoadFailure className="area-none" text={m.profile_failed()} onRetry={() => void onRetry()} />
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
