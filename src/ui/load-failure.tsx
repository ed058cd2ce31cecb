import { m } from '../paraglide/messages.js'

interface LoadFailureProps {
  text: string
  className?: string
  onRetry: () => void
}

/** Error message of content that could not be loaded, with a button that tries again. */
export function LoadFailure({ text, className, onRetry }: LoadFailureProps) {
  return (
    <div className={className} role="alert">
      <p>{text}</p>
      <button
        className="btn"
        type="button"
        onClick={() => {
          // The button is removed, so the keyboard focus moves to the page's content.
          document.getElementById('main')?.focus({ preventScroll: true })
          onRetry()
        }}
      >
        {m.error_try_again()}
      </button>
    </div>
  )
}
