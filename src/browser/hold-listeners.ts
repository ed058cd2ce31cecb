import { scriptedButton } from './early-input.ts'

/**
 * Lets `register` add listeners to the document that receive no event until the returned function is called. Then they
 * receive the clicks that they missed on buttons that only script gives an effect.
 */
export function holdListeners(register: () => void): () => void {
  let isHeld = true
  const missed: (() => void)[] = []
  const addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const handle = (event: Event) => {
      if (!isHeld) listener(event)
      else if (scriptedButton(event).length > 0) missed.push(() => listener(event))
    }
    EventTarget.prototype.addEventListener.call(document, type, handle, options)
  }
  Object.assign(document, { addEventListener })
  try {
    register()
  } finally {
    Reflect.deleteProperty(document, 'addEventListener')
  }
  return () => {
    isHeld = false
    setTimeout(() => missed.forEach((handle) => handle()))
  }
}
