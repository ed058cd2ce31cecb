import { useSyncExternalStore, type ComponentProps } from 'react'

const never = () => () => {}

/** Whether React answers: false in the markup of the server. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

interface BusyButtonProps extends ComponentProps<'button'> {
  /** While it is, its form takes no second sending; the label stays. */
  busy: boolean
}

/**
 * The button that sends a form which React sends. Until React is there it is disabled, and so is the Enter key: a form
 * with a password must never be sent by the browser itself.
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
