import { useSyncExternalStore, type ComponentProps } from 'react'

const subscribeToNothing = () => () => {}

/** True once React has hydrated; false in the server's markup. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

interface BusyButtonProps extends ComponentProps<'button'> {
  /** True while the form is being sent. The label stays, and the form must not be submitted again. */
  busy: boolean
}

/**
 * Submit button of a form that React sends. It is disabled until React has hydrated, which also disables the Enter key:
 * the browser must never submit a form with a password natively.
 */
export function BusyButton({
  busy,
  className = 'btn btn-flare btn-l',
  children,
  ...rest
}: BusyButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <button
      type="submit"
      {...rest}
      className={isHydrated ? className : `${className} is-waiting`}
      disabled={!isHydrated}
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
