import { intents, isIntent } from './intent.ts'

declare global {
  interface Window {
    /** Input before the boot script has started; the script in the head records it. */
    earlyInput?: Event[]
  }
}

/** Enough for taps and keys; without the boot script, a pointer would go on filling the memory. */
const eventsMost = 99

/** Records the visitor's input for `takeEarlyInput`. */
export function recordEarlyInput(): void {
  const events: Event[] = (window.earlyInput = [])
  for (const type of [...intents, 'click'])
    document.addEventListener(
      type,
      (event) => {
        if (window.earlyInput !== undefined && events.length < eventsMost) events.push(event)
      },
      true,
    )
}

/** The button of a click that only script gives an effect: it submits nothing and opens no popover. */
export function scriptedButton({ type, target }: Event): HTMLElement[] {
  if (type !== 'click' || !(target instanceof Element)) return []
  const button = target.closest<HTMLElement>(
    'button[type="button"]:not([popovertarget]), [data-save]',
  )
  return button === null ? [] : [button]
}

/** Ends the record. @returns whether the visitor has shown an intent, and the buttons that were pressed in vain */
export function takeEarlyInput(): { hasIntent: boolean; pressed: HTMLElement[] } {
  const events = window.earlyInput ?? []
  delete window.earlyInput
  return { hasIntent: events.some(isIntent), pressed: events.flatMap(scriptedButton) }
}
