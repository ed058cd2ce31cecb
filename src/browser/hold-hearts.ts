import { heartForm } from '../model/members/saved-events.ts'

/** Keeps hearts from sending their form, which is for browsers without scripts: src/boot/hearts.ts takes their presses. */
export function holdHearts(): void {
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.id === heartForm) event.preventDefault()
  })
}
