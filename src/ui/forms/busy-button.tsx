import type { ComponentProps } from 'react'
import { useIsHydrated } from '../use-is-hydrated.ts'

interface BusyButtonProps extends ComponentProps<'button'> {
  /** True while the form is being sent. The label stays, and the form must not be submitted again. */
  busy: boolean
  /** True for a form that the browser can submit without scripts. */
  isPlain?: boolean
}

/**
 * Submit button of a form that React sends. Unless the form is plain, it is disabled until React has hydrated, which also
 * disables the Enter key: the browser must never submit a form with a password natively.
 */
export function BusyButton({
  busy,
  isPlain = false,
  className = 'btn btn-flare btn-l',
  children,
  ...rest
}: BusyButtonProps) {
  const isReady = useIsHydrated() || isPlain
  return (
    <button
      type="submit"
      {...rest}
      className={isReady ? className : `${className} is-waiting`}
      disabled={!isReady}
      aria-busy={busy}
    >
      {busy ? (
        <span className="spin" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      ) : null}
      {children}
    </button>
  )
}
