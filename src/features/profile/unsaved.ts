/** What each form held when it was last like the server's copy. */
const kept = new WeakMap<HTMLFormElement, string>()

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/** Takes what stands in a form as saved. */
export function markSaved(form: HTMLFormElement | null): void {
  if (form === null) return
  form.dataset['guarded'] = ''
  kept.set(form, contentOf(form))
}

/** Whether a form of the page that is worth asking about holds something that is not saved. */
export function isAnyUnsaved(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-guarded]')
  return [...forms].some((form) => kept.get(form) !== contentOf(form))
}
