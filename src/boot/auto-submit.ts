/** Submits the form of a <select> with `data-submit` when its value changes. */
export function startAutoSubmit(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset['submit'] !== undefined)
      target.form?.requestSubmit()
  })
}
